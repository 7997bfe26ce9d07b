/** Line breaks and tabs are the only control characters somebody types on purpose. */
const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g;
/** These turn the reading direction of what follows, also outside the text: a way to disguise words. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** More marks on one letter than any language writes. To compose them takes longer with the square of their number. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Text as we keep it: composed (NFC), trimmed, `\n` line breaks, no control characters, no half characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(DIRECTION_OVERRIDES, '')
    .trim();
}

/** As cleanText, on one line: for names and other short answers. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ');
}
