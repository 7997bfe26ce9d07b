import { and, eq, isNull } from 'drizzle-orm';
import { findMailbox } from '#app/features/accounts/queries.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { tasks } from './tables.server.ts';

/**
 * Tells somebody that a task of theirs is due. Nobody is told of one that is done, gone or moved (`dueAt` is the time it
 * was queued for), or about a case that is not with them any more.
 */
export async function tellOfDue(
  db: Db,
  { taskId, dueAt }: { taskId: string; dueAt: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [task] = await tx
      .select()
      .from(tasks)
      .where(and(eq(tasks.id, taskId), eq(tasks.dueAt, new Date(dueAt)), isNull(tasks.doneAt)));
    if (!task) return false;
    const about = task.caseId ? await findCase(tx, task.caseId) : null;
    if (about && about.parties.brokerId !== task.assigneeId) return false;
    const data = about ? { caseId: about.row.id, reference: about.row.reference } : {};
    const to = { userId: task.assigneeId, ...(await findMailbox(tx, task.assigneeId)) };
    const occasion = `${taskId} ${dueAt}`;
    const row = about?.row;
    const notice = { to, data, caseId: row?.id, subject: row?.title, occasion };
    await notify(tx, { kind: 'task_due', ...notice });
    return true;
  });
}
