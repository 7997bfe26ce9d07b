import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { placeIn } from '#app/features/cases/rules/origin/postal-city.ts';
import { EVERYDAY_WORDS, NAMES_TOO, NO_NAMES } from '#content/chat/everyday-words.ts';
import { INSURER_NAMES } from '#content/chat/insurer-names.ts';
import { leadWords } from '#content/chat/script.ts';

/** What people put before their name, and after it. */
const BEFORE =
  /^\W*(?:(?:yeah|yep|yes|ok(?:ay)?|sure|fine|all ?right|well|so|oh|um+|hi|hello|hey|good (?:morning|afternoon|evening|day)|[a-z]+(?=\s+my name\b))\b\W*)*(?:(?:(?:my|the) )?name(?: is|'s|s)?|i am|i'?m|it'?s|it is|this is|call me|you can call me|je m'appelle|me llamo)\b\W*/i;
const GREETING_BEFORE =
  /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening|day))\b(?:\s+(?:there|everyone))?[\s,.!]*/i;
const GREETING =
  /^\W*(?:(?:yeah|yep|yes|ok(?:ay)?|sure|fine|all ?right|well|so|oh|um+|hi|hello|hey|good (?:morning|afternoon|evening|day))\b\W*)+/i;
const AFTER = /[,;.!\n].*$|\b(?:but|and everyone|here|speaking|by the way|btw)\b.*$/is;
/** What is told beside a name, after a comma or a full stop. */
const BESIDE = /[,;.!\n](.*)$/is;
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'dear', 'sir', 'madam']);
const NAME_WORD = /^\p{Lu}?[\p{L}'’.-]+$/u;
const MOST_WORDS = 4;

/**
 * The name in a reply to "What is your name?", or null where the reply is something else: a question, a wish, a greeting,
 * a call for help. Whoever is not sure to have said a name is answered first and asked again.
 */
export function nameIn(typed: string): string | null {
  const text = typed.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  if (/[?\d@]/.test(text)) return null;
  const said = text.replace(BEFORE, '').replace(GREETING, '');
  // "Mrs. Ada Tremblay" ends after her name, not after her title.
  const untitled = said.replaceAll(/\b(mrs?|ms|dr)\./gi, '$1');
  // "Urgent, my policy ends tonight": what is told there is for the assistant to hear.
  if (isTold(BESIDE.exec(untitled)?.[1] ?? '')) return null;
  const name = untitled.replace(AFTER, '').trim();
  const words = name.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > MOST_WORDS || !words.every((word) => NAME_WORD.test(word)))
    return null;
  const own = words.filter((word) => !TITLES.has(word.toLowerCase().replaceAll('.', '')));
  if (own.length === 0 || !own.some((word) => /\p{L}{2}/u.test(word))) return null;
  const [first = ''] = own;
  const isWritten =
    own.length > 1 && own.every((word) => /^\p{Lu}/u.test(word)) && (isNameToo(first) || !isEveryday(first));
  return isWritten || !own.some(isEveryday) ? name : null;
}

/** The end of what may be a name, before a sentence or a question. */
const NAME_FIRST = /^([^,.;:!?\n]{2,60}?)(?:([,.;:!\n])\s*|\s+(?=and\s))(?:and\s+)?(\S.*)$/is;
const INTRODUCED =
  /^\W*(?:(?:[a-z]+\s+){1,3}(?=my name\b))?(?:(?:my )?name(?: is|'s|s)|(?:you can )?call me)\b/i;
const PRESENTED = /^\W*(?:i am|i'?m|this is)\b/i;
/** Fewer words beside a name are a part of it, or a place. */
const FEWEST_BESIDE = 3;

/** A name, and what is asked or told in the same line; null where one of them is missing. */
export function nameAndRest(typed: string): { name: string; rest: string } | null {
  const text = typed.replaceAll('’', "'").replace(GREETING_BEFORE, '');
  const [, before = '', end = '', rest = ''] = NAME_FIRST.exec(text) ?? [];
  const name = nameIn(before);
  if (!name) return null;
  const isQuestion = /\?\s*$/.test(rest);
  const tells = isTold(rest);
  if (INTRODUCED.test(before)) return isQuestion || tells ? { name, rest } : null;
  // One word before a comma may be what the question is about, and "I'm worried" is no name.
  const isPresented = PRESENTED.test(before) && /^\p{Lu}/u.test(name);
  if (!isPresented && !name.includes(' ')) return null;
  const isWritten = name.split(' ').every((word) => /^\p{Lu}/u.test(word));
  return isQuestion || (tells && (isPresented || isWritten || /[.!\n]/.test(end))) ? { name, rest } : null;
}

/** Whether so much stands beside a name that it says something. */
function isTold(rest: string): boolean {
  return rest.trim().split(/\s+/).length >= FEWEST_BESIDE;
}

/**
 * The name in a reply that is nothing else, where no name was asked for: after "my name is", or, where one is to be expected,
 * first and last name without a word that people ask with.
 */
export function nameAlone(typed: string, isExpected: boolean): string | null {
  if (nameAndRest(typed)) return null;
  const name = nameIn(typed);
  const words = name?.split(' ') ?? [];
  if (name && INTRODUCED.test(typed.replace(GREETING_BEFORE, ''))) return name;
  const isWhole =
    isExpected && words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word) && !isEveryday(word));
  return isWhole && placeIn(typed) === null ? name : null;
}

/**
 * The name in a reply some turns after one was asked for, or right after (`isJustAsked`). Sure is what stands where it is asked for,
 * behind "fine" or with a surname; a lone word may be something that the assistant knows. A place, an insurer or a kind of
 * insurance answers something else.
 */
export function nameLate(typed: string, isJustAsked: boolean): { name: string; isSure: boolean } | null {
  const name = nameAndRest(typed) ? null : nameIn(typed);
  const words = name?.split(' ') ?? [];
  const isElse =
    placeIn(typed) !== null ||
    INSURER_NAMES.test(typed.toLowerCase()) ||
    leadWords.some(({ pattern }) => pattern.test(typed));
  if (!name || isElse || words.some(isEveryday)) return null;
  const isWritten = words.every((word) => /^\p{Lu}/u.test(word));
  const isLone = words.length === 1 && typed.trim() === name;
  return { name, isSure: isJustAsked || (isWritten && !isLone) };
}

function isEveryday(word: string): boolean {
  return plainWords(word).some((plain) => EVERYDAY_WORDS.has(plain) || NO_NAMES.has(plain));
}

function isNameToo(word: string): boolean {
  return NAMES_TOO.has(word.toLowerCase());
}
