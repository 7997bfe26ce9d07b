import type { Decision } from '#app/features/assistant/decisions/decide.ts';
import { contentWords } from '#app/features/assistant/passages/question-words.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import type { Memory } from './recall.ts';
import { subjectOf } from './subjects.ts';

const YES = 'yes yeah yep yup ya sure ok okay k oui absolutely definitely please';
const SAYS_YES = new Set(`${YES} pls plz go tell explain show`.split(' '));
/** What stands around a yes: "sure, tell me", "ok then I would like to know that". */
const AROUND =
  'great good fine alright right ahead do it that them then so well oh and kindly of course all i id we you can could would will like love want to me us know hear more about what which';
const AROUND_A_YES = new Set(AROUND.split(' '));
const MOST_WORDS = 9;

/**
 * What is done about a yes to what the last answer offered, in words of its own or of the offer ("yeah, what changes it?"): what was
 * offered for the subject of the talk is answered, or which of it is asked, as it is of choices. Null where nothing was offered, or
 * something else is said.
 */
export function takenUp(question: string, { promised, subject }: Memory): Decision | null {
  if (promised.keys.length === 0 || !isYesTo(question, promised.words)) return null;
  const ofTalk = promised.keys.filter((key) => [null, subject].includes(subjectOf(key)));
  const keys = subject === null || ofTalk.length === 0 ? promised.keys : ofTalk;
  const [key = '', ...others] = keys;
  if (others.length === 0) return { kind: 'answer', key, share: 1, others };
  return { kind: 'ask', keys, share: 1, first: 1, second: 0, isOffered: true };
}

/** "I can explain what changes it, or you can ask for a quote": what comes after a comma is another way. */
function isYesTo(question: string, offer: string): boolean {
  const [offered = ''] = offer.split(/[,;]/);
  const words = plainWords(question);
  const around = new Set([...SAYS_YES, ...AROUND_A_YES, ...plainWords(offered)]);
  if (words.length > MOST_WORDS || !words.every((word) => around.has(word))) return false;
  const named = new Set(contentWords(offered));
  return words.some((word) => SAYS_YES.has(word)) || contentWords(question).some((word) => named.has(word));
}
