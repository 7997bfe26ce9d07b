import { STOP_WORDS } from '#content/chat/stop-words.ts';

/** Words as they are compared: lower case, without accents, apostrophes and endings. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9&-]+/)
    .map((word) => word.replaceAll(/^[-&]+|[-&]+$/g, ''))
    .filter(Boolean);
}

/** The words of a question that say what it is about, each once. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text).filter((word) => !STOP_WORDS.has(word) && !/^\d$/.test(word));
  return [...new Set(words.map(stem))];
}

/** The words of a question in one order and form, so that two ways of typing it count as one; empty where it says nothing. */
export function wordsKeyOf(text: string): string {
  return contentWords(text).toSorted().join(' ').slice(0, 300);
}

/** A word without its English ending, so that "insuring" finds "insured". Rough on purpose, but the same on both sides. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = word;
  if (/ies$/.test(root) && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^su]s$/.test(root)) root = root.slice(0, -1);
  if (/(?:ing|ed)$/.test(root) && root.length > 5) {
    root = root.replace(/(?:ing|ed)$/, '');
    if (/([bdfgmnprt])\1$/.test(root)) root = root.slice(0, -1);
  }
  if (/[^aeiou]e$/.test(root) && root.length > 4) root = root.slice(0, -1);
  return root;
}
