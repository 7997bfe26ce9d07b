/**
 * The make or model of a vehicle with the capitals that makers give it, where somebody typed none: `Toyota`, `RAV4`, `F-150`,
 * `CR-V`, `BMW`. Whoever typed one capital knows better.
 */
export function modelWords(typed: string): string {
  if (typed !== typed.toLowerCase()) return typed;
  return typed.replaceAll(/[\p{L}\p{N}-]+/gu, (word) =>
    isCode(word) ? word.toUpperCase() : word.replaceAll(/(?<![^-])\p{L}/gu, (first) => first.toUpperCase()),
  );
}

/** Letters with digits, parted by a hyphen into pieces of one or two, or without any vowel. */
function isCode(word: string): boolean {
  return /\d/.test(word) || /^\p{L}{1,2}-\p{L}{1,2}$/u.test(word) || !/[aeiouyà-ÿ]/.test(word);
}
