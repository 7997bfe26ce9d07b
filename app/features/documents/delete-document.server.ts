import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { leaveFiles } from './files/stored-files.server.ts';
import { isOwn, mayDelete, readAskedFor } from './policy.server.ts';
import { findDocument } from './queries/find-document.server.ts';
import { documents } from './tables.server.ts';
import { announceDocuments } from './tell.server.ts';

type Asked = { documentId: string; caseId?: string; byLink?: boolean };

/**
 * Takes a document back: its file, its pictures and its name are gone, a line stays. Again it is without effect.
 * Refuses what the viewer cannot see (404), somebody else's (403), and what the broker has accepted (409).
 */
export async function deleteDocument(db: Db, viewer: Viewer, asked: Asked): Promise<void> {
  await db.transaction(async (tx) => {
    const { door, row } = await findDocument(tx, viewer, { ...asked, hold: true });
    if (row.state === 'deleted') return;
    if (!mayDelete(door, row, await readAskedFor(tx, row.caseId, [row])))
      throw whyKept(isOwn(door, row) || door.side === 'admin');
    const [gone] = await tx
      .update(documents)
      .set({ state: 'deleted', name: '', rejectReason: null, heldSince: null, pages: 0, deletedAt: now() })
      .where(and(eq(documents.id, row.id), ne(documents.state, 'deleted')))
      .returning({ id: documents.id });
    if (!gone) throw notFound();
    await leaveFiles(tx, row.id);
    await recordAudit(tx, viewer, {
      action: 'document.deleted',
      thing: { kind: 'document', id: row.id },
      data: { caseId: row.caseId, category: row.category, was: row.state },
    });
    await announceDocuments(tx, door.held);
  });
}

function whyKept(isTheirs: boolean): AppError {
  return isTheirs
    ? new AppError('conflict', 'The broker has accepted this document, so it stays with the case.')
    : new AppError('forbidden', 'Only the person who sent a document can delete it.');
}
