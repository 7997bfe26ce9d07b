/** `home, auto and travel`; one alone as it is, and nothing for none. */
export function andWords(words: readonly string[]): string {
  return joined(words, 'and');
}

/** `home, auto or travel`; one alone as it is, and nothing for none. */
export function orWords(words: readonly string[]): string {
  return joined(words, 'or');
}

function joined(words: readonly string[], link: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}
