import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { keyOfFile } from '#app/features/documents/files/stored-files.server.ts';
import { type DocumentRow, isOwn, mayOpen } from '#app/features/documents/policy.server.ts';
import { findDocument } from '#app/features/documents/queries/find-document.server.ts';
import type { OPENING_REASONS } from '#app/features/documents/schema.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
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
  /** The call by which it was asked for. */
  requestId?: string;
};

/**
 * Opens a document: what stands in the storage under the key. Whoever opens what somebody else sent is in the data
 * passport before the first byte leaves, and an administrator in the audit log as well. Refuses what the viewer may not open (404), what is not checked or was not
 * accepted (409), and an administrator who does not say why (422).
 */
export async function openDocument(
  db: Db,
  viewer: Viewer,
  { page = 0, reason, requestId, ...asked }: Opening,
): Promise<{ row: DocumentRow; key: string }> {
  const { door, row } = await findDocument(db, viewer, asked);
  if (!mayOpen(door, row)) throw notFound();
  requireAvailable(row);
  if (door.side === 'admin' && !reason) throw invalid({ reason: 'Please say why you are opening this' });
  const key = await keyOfFile(db, row.id, page);
  if (door.side === 'admin' || (door.side === 'broker' && !isOwn(door, row))) {
    await db.transaction((tx) => recordOpening(tx, viewer, row, { reason, requestId, side: door.side }));
  }
  return { row, key };
}

type Told = Pick<Opening, 'reason' | 'requestId'> & { side: string };

/** A document of several pages is opened once: the audit log says it as often as the passport does. */
async function recordOpening(tx: Db, viewer: Viewer, row: DocumentRow, { reason, requestId, side }: Told) {
  const { id, caseId } = row;
  const fields = ['documents' as const];
  const isNew = (await recordReadings(tx, viewer, [{ caseId, fields, documentId: id, reason }])) > 0;
  if (!isNew || side !== 'admin') return;
  const thing = { kind: 'document', id };
  await recordAudit(tx, viewer, { action: 'document.opened', thing, data: { caseId, reason }, requestId });
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
