const LONGEST_CODE = 3;

/**
 * The make or model of a vehicle with the capitals that makers give it, where somebody typed none: `Toyota`, `RAV4`, `F-150`,
 * `CR-V`, `BMW`. Whoever typed one capital knows better.
 */
export function modelWords(typed: string): string {
  if (typed !== typed.toLowerCase()) return typed;
  return typed.replaceAll(/[\p{L}\p{N}-]+/gu, (word, at: number) =>
    isCode(word) || isBeforeNumber(word, typed.slice(at + word.length))
      ? word.toUpperCase()
      : word.replaceAll(/(?<![^-])\p{L}/gu, (first) => first.toUpperCase()),
  );
}

/** A short word before a number is a code that was parted: `RAV 4`, `CX 5`. */
function isBeforeNumber(word: string, rest: string): boolean {
  return word.length <= LONGEST_CODE && /^ \d/.test(rest);
}

/** Letters with digits, parted by a hyphen into pieces of one or two, or without any vowel. */
function isCode(word: string): boolean {
  return /\d/.test(word) || /^\p{L}{1,2}-\p{L}{1,2}$/u.test(word) || !/[aeiouyà-ÿ]/.test(word);
}
