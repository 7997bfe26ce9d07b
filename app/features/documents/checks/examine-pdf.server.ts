import { inflateSync } from 'node:zlib';
import { refuse } from './verdict.ts';

const PRINT_ANEW = 'Please print it to a new PDF and send that one';

/** What makes a document do something when it is opened, and what hides other files in it. */
const ACTIVE: readonly (readonly [RegExp, string])[] = [
  [/\/JavaScript(?![\w-])/, `it contains a program (JavaScript). ${PRINT_ANEW}`],
  [/\/(?:Launch|ImportData|SubmitForm)(?![\w-])/, `it starts something when it is opened. ${PRINT_ANEW}`],
  [/\/(?:EmbeddedFiles?|RichMedia)(?![\w-])/, `it has other files hidden in it. ${PRINT_ANEW}`],
];
const LOCKED = /\/Encrypt(?![\w-])/;
const MOST_UNPACKED = 64 * 1024 * 1024;
/** So far before its stream the description of an object begins at most. */
const LONGEST_DESCRIPTION = 4_000;
/** Blank space and a line or two is what programs leave behind the end. */
const LONGEST_TAIL = 64;

/**
 * Refuses a PDF that is protected by a password, does something by itself, hides files, or goes on behind its end. Reads
 * everything as it stands, and what is packed in streams of objects, wherever they are: a reader finds objects by their
 * place, also inside of what looks like something else. The contents of pages can hold none of it.
 */
export function examinePdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) refuse('it is not a PDF');
  const end = text.lastIndexOf('%%EOF');
  if (end === -1) refuse('it is damaged or cut off');
  if (text.slice(end + 5).trim().length > LONGEST_TAIL) refuse('it has extra data after its end');
  examineObjects(text);
  let room = MOST_UNPACKED;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const description = plainNames(text.slice(descriptionFrom(text, index), index));
    if (!description.includes('/ObjStm')) continue;
    const objects = unpack(description, bytes.subarray(index + word.length), room);
    room -= objects.length;
    examineObjects(objects);
  }
}

function examineObjects(text: string): void {
  const objects = plainNames(text);
  if (LOCKED.test(objects)) refuse('it is protected by a password. Please save a copy without one');
  for (const [pattern, reason] of ACTIVE) if (pattern.test(objects)) refuse(reason);
}

function descriptionFrom(text: string, index: number): number {
  return Math.max(0, index - LONGEST_DESCRIPTION, text.lastIndexOf(' obj', index));
}

function unpack(description: string, packed: Buffer, atMost: number): string {
  const filters = [...description.matchAll(/\/(\w+Decode|Crypt)/g)].map(([, name]) => name);
  if (/\/Predictor\s*(?!1\b)\d/.test(description) || filters.some((name) => name !== 'FlateDecode'))
    refuse(`it is packed in a way that we cannot look into. ${PRINT_ANEW}`);
  // What is not packed was read with the rest.
  if (filters.length === 0) return '';
  if (filters.length > 1 || atMost < 1) refuse('it expands to far more than its size');
  try {
    return inflateSync(packed, { maxOutputLength: atMost }).toString('latin1');
  } catch {
    return refuse('it is damaged, or expands to far more than its size');
  }
}

/** Names with their signs written out: `/J#61vaScript` is `/JavaScript`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
