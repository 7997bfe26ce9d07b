import { askedCategory } from '#app/features/documents/ui/uploads/asked-category.ts';
import type { Upload } from '#app/features/documents/ui/uploads/upload-state.ts';

/** A document that the reader is asked for, and has not sent. */
export type Wanted = { id: string; title: string; askedBy: string };

/** Of which request, and of which of the chosen files, is asked whether they belong together. */
export type WantedQuestion = { wanted: Wanted; files: readonly Upload[] };

/** What somebody has said no to, as request and file. */
export const pairOf = (wanted: Wanted, file: Pick<Upload, 'key'>) => `${wanted.id} ${file.key}`;

/**
 * The next question about files that are to go with a message: the first document that is asked for and that no file is
 * said to be, with each file that may be it. Files that are on their way, or cannot be sent, are not asked about.
 */
export function questionOnFiles(
  uploads: readonly Upload[],
  wanted: readonly Wanted[],
  refused: ReadonlySet<string>,
): WantedQuestion | undefined {
  const open = uploads.filter(({ state, fields }) => state === 'chosen' && !fields.requestId);
  return wanted
    .filter(({ id }) => !uploads.some(({ fields }) => fields.requestId === id))
    .map((one) => ({ wanted: one, files: open.filter((file) => !refused.has(pairOf(one, file))) }))
    .find(({ files }) => files.length > 0);
}

/** What goes along with a file that is what was asked for: it answers that request, and is of its kind. */
export const fieldsFor = ({ id, title }: Wanted) => ({ requestId: id, category: askedCategory(title) });
