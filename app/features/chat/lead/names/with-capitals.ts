/** What stays small within a name that somebody typed without capitals. */
const SMALL = new Set('van von der den de del della di da dos la le bin al ter'.split(' '));
/** Shorter words in capitals alone may be initials. */
const SHOUTED_LETTERS = 4;

/** A name as it is written: capitals where none were typed, or nothing else. Capitals of somebody's own stay, as in "McDonald". */
export function withCapitals(name: string): string {
  const isShouted = name === name.toUpperCase() && (name.match(/\p{L}/gu) ?? []).length >= SHOUTED_LETTERS;
  const isSmall = name === name.toLowerCase();
  return name
    .split(' ')
    .map((word, index) => {
      if (index > 0 && isSmall && SMALL.has(word)) return word;
      const isPlain = isShouted || word === word.toLowerCase();
      return isPlain ? capitalized(word.toLowerCase()) : word;
    })
    .join(' ');
}

function capitalized(word: string): string {
  return word
    .replaceAll(/(?:^|-|^[od]['’])\p{Ll}/gu, (start) => start.toUpperCase())
    .replace(/^([OD]['’])(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
