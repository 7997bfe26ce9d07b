/** What of a list is shown: the words looked for, or the subject chosen. */
type Name = 'q' | 'about';

/** The word that the address of a list asks for. */
export function wordIn(href: string, name: Name): string {
  return new URL(href).searchParams.get(name) ?? '';
}

/** The same address with another word, or with none. */
export function withWord(href: string, name: Name, word: string): string {
  const url = new URL(href);
  if (word.trim()) url.searchParams.set(name, word);
  else url.searchParams.delete(name);
  return url.href;
}
