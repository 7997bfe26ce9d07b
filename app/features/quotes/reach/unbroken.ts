/** A phone number and a time are not parted at the end of a line. */
export function unbroken(words: string): string {
  return words
    .replaceAll(/(?<=\)) (?=\d)|(?<=\d) (?=[ap]m\b)|(?<=\b(?:to|after)) (?=\d)/g, '\u00a0')
    .replaceAll(/(?<=\d{3})-(?=\d{4}\b)/g, '-\u2060');
}
