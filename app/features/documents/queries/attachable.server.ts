import { and, eq, inArray } from 'drizzle-orm';
import { isOwn, openDoor } from '#app/features/documents/policy.server.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type Asked = { caseId: string; documentIds: readonly string[]; isInternal: boolean };

/**
 * Refuses (422) to attach to a line of a case what the writer has not sent to it themselves, and to a message what staff
 * keep for themselves. 404 for a case that is not theirs.
 */
export async function requireAttachable(db: Db, viewer: Viewer, asked: Asked): Promise<void> {
  const { caseId, documentIds, isInternal } = asked;
  if (documentIds.length === 0) return;
  const door = await openDoor(db, viewer, { caseId });
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.caseId, caseId), inArray(documents.id, [...documentIds])));
  const fitting = rows.filter(
    (row) => isOwn(door, row) && row.state !== 'deleted' && (isInternal || row.visibility === 'client'),
  );
  if (fitting.length < new Set(documentIds).size) {
    throw invalid({ documentIds: 'Please attach documents that you have sent here' });
  }
}
