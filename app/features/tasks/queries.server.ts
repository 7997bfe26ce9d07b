import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { openFor } from '#app/features/cases/queries/open-for.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { toTask } from './commands.server.ts';
import type { TaskList } from './schema.ts';
import { snoozes, tasks } from './tables.server.ts';

const MOST = 500;

/** What somebody still wants to do, the most urgent first, at most 500. No permission is asked, nor whether they may still read the case. */
export function listOpenTasks(db: Db, userId: string) {
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.assigneeId, userId), isNull(tasks.doneAt)))
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(MOST);
}

/** By when the papers of the policies among these cases are to be sent, of those that wait for them. */
export async function listPapersOwed(db: Db, caseIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select({ caseId: tasks.caseId, dueAt: tasks.dueAt })
    .from(tasks)
    .where(and(inArray(tasks.caseId, [...caseIds]), eq(tasks.awaits, 'papers'), isNull(tasks.doneAt)));
  return new Map(rows.flatMap(({ caseId, dueAt }) => (caseId ? [[caseId, dueAt] as const] : [])));
}

/** What somebody has put aside. */
export function listSnoozes(db: Db, userId: string) {
  return db.select().from(snoozes).where(eq(snoozes.userId, userId));
}

/**
 * The viewer’s own tasks about a case that they work on (404, 403): the open ones, the most urgent first, and those that
 * closed by themselves.
 */
export async function listCaseTasks(db: Db, viewer: Viewer, caseId: string): Promise<TaskList> {
  await openFor(db, viewer, 'read_internal', caseId);
  if (viewer.kind !== 'user') return { items: [], closed: [] };
  const rows = await db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.caseId, caseId),
        eq(tasks.assigneeId, viewer.id),
        or(isNull(tasks.doneAt), isNotNull(tasks.closedBy)),
      ),
    )
    .orderBy(asc(tasks.dueAt))
    .limit(MOST);
  const closed = rows.flatMap(({ id, title, closedBy: by, doneAt }) =>
    by && doneAt ? [{ id, title, by, at: doneAt.toISOString() }] : [],
  );
  return { items: rows.filter(({ doneAt }) => !doneAt).map(toTask), closed };
}
