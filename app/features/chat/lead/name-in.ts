import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { EVERYDAY_WORDS, NAMES_TOO } from '#content/chat/everyday-words.ts';

/** What people put before their name, and after it. */
const BEFORE =
  /^\W*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening|day))\b\W*)?(?:(?:(?:my|the) )?name(?: is|'s|s)?|i am|i'?m|it'?s|it is|this is|call me|you can call me|je m'appelle|me llamo)\b\W*/i;
const GREETING = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening|day))\b\W*/i;
const AFTER = /[,;.!\n].*$|\b(?:but|and everyone|here|speaking)\b.*$/is;
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'dear', 'sir', 'madam']);
const NAME_WORD = /^\p{Lu}?[\p{L}'’.-]+$/u;
const MOST_WORDS = 4;

/**
 * The name in a reply to "What is your name?", or null where the reply is something else: a question, a wish, a greeting,
 * a call for help. Whoever is not sure to have said a name is answered first and asked again.
 */
export function nameIn(typed: string): string | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (/[?\d@]/.test(text)) return null;
  const said = text.replace(BEFORE, '').replace(GREETING, '');
  // "Mrs. Ada Tremblay" ends after her name, not after her title.
  const name = said
    .replaceAll(/\b(mrs?|ms|dr)\./gi, '$1')
    .replace(AFTER, '')
    .trim();
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

function isEveryday(word: string): boolean {
  return plainWords(word).some((plain) => EVERYDAY_WORDS.has(plain));
}

function isNameToo(word: string): boolean {
  return NAMES_TOO.has(word.toLowerCase());
}
