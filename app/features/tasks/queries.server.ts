import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
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
