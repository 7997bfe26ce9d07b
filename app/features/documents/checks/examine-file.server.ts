import { readFile } from 'node:fs/promises';
import { argv, stdout } from 'node:process';
import { fileTypeFromBuffer } from 'file-type';
import { FILE_MIMES, type FileMime } from '#app/features/documents/file-kinds.ts';
import { drawPages } from './draw-pages.server.ts';
import { examineOffice } from './examine-office.server.ts';
import { examinePdf } from './examine-pdf.server.ts';
import { remakePicture } from './remake-picture.server.ts';
import { Refusal, refuse, type Verdict } from './verdict.ts';

/**
 * A program of its own: `examine-file <file> <folder>` says on its output what the file is, as JSON, and writes what it
 * makes of it into the folder. Whatever a file does to the code that reads it, it does here, without network and
 * without rights, and ends with this process (`examine.server.ts`).
 */
async function examineFile(path: string, folder: string): Promise<Verdict> {
  const bytes = await readFile(path);
  const mime = await kindOf(bytes);
  if (mime.startsWith('image/')) return remakePicture(bytes, mime, folder);
  if (mime !== 'application/pdf') {
    await examineOffice(path);
    return { isAccepted: true, mime, replacement: null, pages: [] };
  }
  examinePdf(bytes);
  return { isAccepted: true, mime, replacement: null, pages: await drawPages(bytes, folder) };
}

async function kindOf(bytes: Buffer): Promise<FileMime> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = found?.mime === 'image/heif' ? 'image/heic' : found?.mime;
  if (mime && /macroenabled/i.test(mime)) refuse('it contains macros. Please save a copy without them');
  return FILE_MIMES.find((one) => one === mime) ?? refuse('it is not a PDF, picture, Word or Excel file');
}

const [, , path = '', folder = ''] = argv;
const verdict = await examineFile(path, folder).catch((error: unknown): Verdict => {
  if (error instanceof Refusal) return { isAccepted: false, reason: error.message };
  throw error;
});
stdout.write(JSON.stringify(verdict));
