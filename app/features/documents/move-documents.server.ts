import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { countCurrent, isKept } from './kept-documents.ts';
import { documents } from './tables.server.ts';
import { DOCUMENTS_PER_CASE } from './upload/upload-limits.ts';

/** A document that went to another case, and what it answered where it was. */
export type MovedDocument = { id: string; requestId: string | null };

/** The documents of a case that can go along when it is joined with another one: what its person sees of them. */
export async function listMovable(db: Db, caseId: string): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: documents.id, name: documents.name, state: documents.state })
    .from(documents)
    .where(and(eq(documents.caseId, caseId), eq(documents.visibility, 'client')))
    .orderBy(documents.id);
  return rows.filter(isKept).map(({ id, name }) => ({ id, name }));
}

/**
 * Moves these documents of a case to another one, where they answer nothing that was asked, and returns those that were
 * there to be moved. Refuses (409) more than a case can hold. The caller holds both cases and has permitted it.
 */
export async function moveDocuments(
  tx: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] },
): Promise<MovedDocument[]> {
  const movable = new Set((await listMovable(tx, fromId)).map(({ id }) => id));
  const chosen = ids.filter((id) => movable.has(id));
  if (chosen.length === 0) return [];
  const moved = await tx
    .select({ id: documents.id, requestId: documents.requestId })
    .from(documents)
    .where(inArray(documents.id, chosen));
  await tx.update(documents).set({ caseId: toId, requestId: null }).where(inArray(documents.id, chosen));
  const there = await tx.select().from(documents).where(eq(documents.caseId, toId));
  if (countCurrent(there) > DOCUMENTS_PER_CASE)
    throw new AppError(
      'conflict',
      `Together they have more than ${DOCUMENTS_PER_CASE} documents. Please leave some where they are.`,
    );
  return moved;
}

/** Moves back what is still where it was moved to, each to what it answered. The caller holds both cases. */
export async function returnDocuments(
  tx: Db,
  { fromId, toId, moved }: { fromId: string; toId: string; moved: readonly MovedDocument[] },
): Promise<void> {
  for (const { id, requestId } of moved)
    await tx
      .update(documents)
      .set({ caseId: toId, requestId })
      .where(and(eq(documents.id, id), eq(documents.caseId, fromId)));
}
