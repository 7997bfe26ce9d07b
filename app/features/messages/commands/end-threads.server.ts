import { and, eq, inArray } from 'drizzle-orm';
import type { SubjectKind } from '#app/features/messages/schema.ts';
import { threads } from '#app/features/messages/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** Deletes the threads of subjects that are gone, with everything in them. The caller has permitted it. */
export async function endThreads(tx: Db, kind: SubjectKind, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .delete(threads)
    .where(and(eq(threads.subjectKind, kind), inArray(threads.subjectId, [...subjectIds])));
}
