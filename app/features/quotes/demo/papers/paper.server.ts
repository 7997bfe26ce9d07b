import { Readable } from 'node:stream';
import { checkDocument } from '#app/features/documents/checks/check-document.server.ts';
import type { UploadFields } from '#app/features/documents/schema.ts';
import { receiveDocument } from '#app/features/documents/upload/keep-document.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { makePdf } from './make-pdf.ts';
import { makePicture, type PictureName } from './make-picture.server.ts';

/** A document of the demo: words on a page, or a picture; `isScripted` is one that is not accepted. */
export type Paper = {
  name: string;
  content: { lines: readonly string[]; isScripted?: true } | { picture: PictureName };
  fields: Pick<UploadFields, 'category'> & Partial<UploadFields>;
};

type Handing = { caseId: string; byLink: boolean; storage: Storage; paper: Paper };

/** Sends a document of the demo by the real command, and has it looked at at once. */
export async function handIn(
  db: Db,
  viewer: Viewer,
  { caseId, byLink, storage, paper }: Handing,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(paper.fields)) form.set(name, value);
  form.set('file', new File([await bytesOf(paper)], paper.name));
  const { headers, body } = new Response(form);
  if (!body) throw new Error('A form without a body');
  const upload = { headers: Object.fromEntries(headers), body: Readable.from(body) };
  const { id: documentId } = await receiveDocument(db, viewer, { caseId, byLink, storage, upload });
  await checkDocument(db, { documentId, storage, clamd: undefined });
}

async function bytesOf({ name, content }: Paper): Promise<Uint8Array<ArrayBuffer>> {
  if ('picture' in content) return makePicture(content.picture);
  return makePdf(name.replace(/\.pdf$/, ''), content.lines, content.isScripted === true);
}
