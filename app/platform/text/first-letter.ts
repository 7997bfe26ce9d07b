/** The words with a capital at their beginning: `first, last` becomes `First, last`. */
export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words as they stand within a sentence: `Away today` becomes `away today`. */
export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
