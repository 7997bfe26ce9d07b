const NAME = 'q';

/** The word that the address of the questions asks for. */
export function wordIn(href: string): string {
  return new URL(href).searchParams.get(NAME) ?? '';
}

/** The same address with another word, or with none. */
export function withWord(href: string, word: string): string {
  const url = new URL(href);
  if (word.trim()) url.searchParams.set(NAME, word);
  else url.searchParams.delete(NAME);
  return url.href;
}
