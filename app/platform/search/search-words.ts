/** What somebody typed into the search: a telephone number, or words; null when nothing can be looked for. */
export type Sought = { phone: string } | { words: string[] } | null;

const ONLY_DIGITS = /^[\d\s()+.-]+$/;
const FEWEST_DIGITS = 7;
const MOST_WORDS = 8;

/** Reads a search. Ten digits are a telephone number without the country's; fewer are its end. */
export function readSought(typed: string): Sought {
  const digits = typed.replaceAll(/\D/g, '');
  if (ONLY_DIGITS.test(typed) && digits.length >= FEWEST_DIGITS) return { phone: digits.slice(-10) };
  const words = wordsIn(typed).slice(0, MOST_WORDS);
  return words.length > 0 ? { words } : null;
}

/** Words in lower case, parted at everything that is no letter and no digit. */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
