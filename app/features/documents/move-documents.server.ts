import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { countCurrent, isKept } from './kept-documents.ts';
import { documents } from './tables.server.ts';
import { DOCUMENTS_PER_CASE } from './upload/upload-limits.ts';

type Named = { id: string; name: string };

/** The documents of a case that go along when it is joined with another one: what its person sees of them. */
export async function listMovable(db: Db, caseId: string): Promise<Named[]> {
  const rows = await db
    .select({ id: documents.id, name: documents.name, state: documents.state })
    .from(documents)
    .where(and(eq(documents.caseId, caseId), eq(documents.visibility, 'client')))
    .orderBy(documents.id);
  return rows.filter(isKept).map(({ id, name }) => ({ id, name }));
}

/**
 * Moves these documents from one case to another, and returns the ids of those that were there. Refuses (409) more than
 * a case can hold. The caller holds both cases and has permitted it.
 */
export async function moveDocuments(
  tx: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const moved = await tx
    .update(documents)
    .set({ caseId: toId })
    .where(and(eq(documents.caseId, fromId), inArray(documents.id, [...ids])))
    .returning({ id: documents.id });
  const there = await tx.select().from(documents).where(eq(documents.caseId, toId));
  if (countCurrent(there) > DOCUMENTS_PER_CASE)
    throw new AppError(
      'conflict',
      `Together they have more than ${DOCUMENTS_PER_CASE} documents. Please let some stay.`,
    );
  return moved.map(({ id }) => id);
}
