import { and, asc, eq, isNull } from 'drizzle-orm';
import { openFor } from '#app/features/cases/queries/open-for.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { toTask } from './commands.server.ts';
import type { Task } from './schema.ts';
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

/** The viewer’s own tasks about a case that they work on (404, 403): open ones first, the most urgent of them. */
export async function listCaseTasks(db: Db, viewer: Viewer, caseId: string): Promise<{ items: Task[] }> {
  await openFor(db, viewer, 'read_internal', caseId);
  if (viewer.kind !== 'user') return { items: [] };
  const rows = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.caseId, caseId), eq(tasks.assigneeId, viewer.id), isNull(tasks.doneAt)))
    .orderBy(asc(tasks.dueAt))
    .limit(MOST);
  return { items: rows.map(toTask) };
}
