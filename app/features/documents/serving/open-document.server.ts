import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { keyOfFile } from '#app/features/documents/files/stored-files.server.ts';
import { type DocumentRow, isOwn, mayOpen } from '#app/features/documents/policy.server.ts';
import { findDocument } from '#app/features/documents/queries/find-document.server.ts';
import type { OPENING_REASONS } from '#app/features/documents/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';

export type Opening = {
  documentId: string;
  caseId?: string;
  byLink?: boolean;
  /** A picture of this page instead of the file. */
  page?: number;
  /** What an administrator must give. */
  reason?: (typeof OPENING_REASONS)[number] | undefined;
};

/**
 * Opens a document: what stands in the storage under the key. Whoever opens what somebody else sent is in the data
 * passport before the first byte leaves. Refuses what the viewer may not open (404), what is not checked or was not
 * accepted (409), and an administrator who does not say why (422).
 */
export async function openDocument(
  db: Db,
  viewer: Viewer,
  { page = 0, reason, ...asked }: Opening,
): Promise<{ row: DocumentRow; key: string }> {
  const { door, row } = await findDocument(db, viewer, asked);
  if (!mayOpen(door, row)) throw notFound();
  requireAvailable(row);
  if (door.side === 'admin' && !reason) throw invalid({ reason: 'Please say why you are opening this' });
  const key = await keyOfFile(db, row.id, page);
  if (door.side === 'admin' || (door.side === 'broker' && !isOwn(door, row))) {
    const fields = ['documents' as const];
    await recordReadings(db, viewer, [{ caseId: row.caseId, fields, documentId: row.id, reason }]);
  }
  return { row, key };
}

function requireAvailable({ state }: DocumentRow): void {
  if (state === 'available') return;
  if (state === 'deleted') throw notFound();
  const why =
    state === 'rejected'
      ? 'This file was not accepted, so there is nothing to open.'
      : 'This file is still being checked. Please try again in a moment.';
  throw new AppError('conflict', why);
}
