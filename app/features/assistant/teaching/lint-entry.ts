import { isMaskedIn } from '#app/features/assistant/conversation.ts';
import { notOursIn } from '#app/features/assistant/grounding/may-be-said.ts';
import { findTypedNumbers } from '#content/facts/reading/typed-numbers.ts';
import {
  countWords,
  findWordingBreaches,
  LONGEST_SENTENCE_WORDS,
  sentencesOf,
} from '#content/wording/check-wording.ts';

export const FIRST_WORDS = 25;
export const MORE_SENTENCES = 3;

/** What we will do is promised in one place of the site, and not in an answer. */
const PROMISE =
  /\b(?:we|I)(?:'ll| will| promise| guarantee)\b|\b(?:will|always) (?:be )?(?:paid|pay|covered)\b/i;

/** What is wrong with words that the assistant is to say, for the person who wrote them, or null: the rules of the content. */
function problemIn(text: string): string | null {
  const [breach] = findWordingBreaches(text);
  if (breach) return `Please do not write “${breach.found}”. ${breach.reason} Instead: ${breach.instead}`;
  const advice = notOursIn(text);
  if (advice) return `Please do not write “${advice}”: the assistant gives no advice and makes no decision.`;
  const [promise] = PROMISE.exec(text) ?? [];
  if (promise) return `Please do not write “${promise}”: the assistant promises nothing.`;
  if (isMaskedIn(text)) return 'Please leave out email addresses, phone numbers and postal codes.';
  const [number] = findTypedNumbers(text);
  if (number)
    return `Please leave out “${number}”. Prices are not named, and other numbers stand dated on a page: link it.`;
  if (/[{}[\]<>*_|]/.test(text)) return 'Please write plain sentences, without brackets or other marks.';
  const long = sentencesOf(text).find((sentence) => countWords(sentence) > LONGEST_SENTENCE_WORDS);
  return long ? `Please split the sentence that begins “${beginningOf(long)}…”` : null;
}

/** What is wrong with the question of an answer, or null. */
export function problemInQuestion(text: string): string | null {
  if (text === '') return 'Please write the question';
  return text.endsWith('?') ? problemIn(text) : 'Please end the question with “?”';
}

/** What is wrong with the sentence that answers, or null. */
export function problemInFirst(text: string): string | null {
  if (text === '') return 'Please answer the question';
  const words = countWords(text);
  if (words > FIRST_WORDS) return `Please answer in ${FIRST_WORDS} words or fewer; these are ${words}`;
  if (sentencesOf(text).length !== 1) return 'Please write one sentence here, with a period at its end';
  return problemIn(text);
}

/** What is wrong with what follows it, or null. */
export function problemInMore(text: string): string | null {
  if (text === '') return null;
  if (!/[.?]$/.test(text)) return 'Please end the last sentence with a period';
  if (sentencesOf(text).length > MORE_SENTENCES) return 'Please write three more sentences at most';
  return problemIn(text);
}

function beginningOf(sentence: string): string {
  return sentence.split(' ').slice(0, 5).join(' ');
}
