import { eq } from 'drizzle-orm';
import {
  type DocumentRow,
  type Door,
  holdDoor,
  isShut,
  maySee,
  openDoor,
} from '#app/features/documents/policy.server.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type Asked = {
  documentId: string;
  /** Of which case it must be, for whoever holds a link of that one. */
  caseId?: string;
  byLink?: boolean;
  /** With the case held until the end of the transaction. */
  hold?: boolean;
};

/** A document and who the viewer is to it; 404 when it is not there for them, or not any more. */
export async function findDocument(
  db: Db,
  viewer: Viewer,
  { documentId, caseId, byLink = false, hold = false }: Asked,
): Promise<{ door: Door; row: DocumentRow }> {
  const found = await readRow(db, documentId);
  if (caseId !== undefined && found.caseId !== caseId) throw notFound();
  const asked = { caseId: found.caseId, byLink };
  const door = hold ? await holdDoor(db, viewer, asked) : await openDoor(db, viewer, asked);
  // Again once the case is held: it may have changed while others had it.
  const row = hold ? await readRow(db, documentId) : found;
  if (isShut(door) || !maySee(door, row)) throw notFound();
  return { door, row };
}

async function readRow(db: Db, documentId: string): Promise<DocumentRow> {
  const [row] = await db.select().from(documents).where(eq(documents.id, documentId));
  if (!row) throw notFound();
  return row;
}
