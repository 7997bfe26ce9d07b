import { DOCUMENTS_PER_LINE, LINE_CHARACTERS } from '#app/features/messages/rules/line-limits.ts';
import { findSensitive } from '#app/features/messages/rules/sensitive-words.ts';
import type { ReadMail } from '#app/platform/mail/inbound/read-mail.server.ts';
import { numberWords } from '#app/platform/text/number-words.ts';

/** As many readers as somebody names who answers, and not who writes to a list. */
const READERS = 20;

/** Why an answer by email is not taken, as its writer is told. */
export const DOUBTS = {
  over: 'The request is closed, or no longer with you.',
  formatted: 'It had no plain text, and formatted text alone is not read here.',
  winmail: 'Your mail program packed it into winmail.dat, which is not opened here.',
  readers: 'It was sent to many people at once.',
  empty: 'There was nothing in it but what it quotes.',
  long: `It is longer than ${numberWords(LINE_CHARACTERS)} characters.`,
  files: `It had more than ${DOCUMENTS_PER_LINE} files.`,
} as const;

/** What speaks against a mail of which `text` is what was written; null when nothing does. */
export function doubtAbout({ files, text: given, hasHtml, readers }: ReadMail, text: string): string | null {
  if (readers.length > READERS) return DOUBTS.readers;
  if (files.some(({ name, mime }) => mime === 'application/ms-tnef' || name.toLowerCase() === 'winmail.dat'))
    return DOUBTS.winmail;
  if (given === null && hasHtml) return DOUBTS.formatted;
  if (text === '' && files.length === 0) return DOUBTS.empty;
  if (text.length > LINE_CHARACTERS) return DOUBTS.long;
  if (files.length > DOCUMENTS_PER_LINE) return DOUBTS.files;
  const found = findSensitive(text);
  return found && `It looks like it holds ${found.what}. ${found.why}`;
}
