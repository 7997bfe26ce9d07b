/** A phone number is not parted at the end of a line, nor a time from the word before it. */
export function unbroken(words: string): string {
  return words
    .replaceAll(/(?<=\)) (?=\d)|(?<=\b(?:to|after)) (?=\d)/g, '\u00a0')
    .replaceAll(/(?<=\d{3})-(?=\d{4}\b)/g, '-\u2060');
}
