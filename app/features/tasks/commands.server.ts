import { and, eq } from 'drizzle-orm';
import { openFor } from '#app/features/cases/queries/open-for.server.ts';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { taskDue } from './jobs.ts';
import type { NewTask, Task, TaskChange } from './schema.ts';
import { tasks } from './tables.server.ts';
import { announcePlans } from './tell.server.ts';

type TaskRow = typeof tasks.$inferSelect;

/**
 * Adds a task for the viewer, about a case that they work on (404, 403) or about none. Added again under the same id it
 * is the task that is there; an id of somebody else’s task is not found.
 * One that awaits a client who was heard from meanwhile is done.
 */
export async function addTask(
  db: Db,
  viewer: Viewer,
  { id, title, dueAt, caseId, awaits }: NewTask,
): Promise<Task> {
  if (viewer.kind !== 'user') throw notFound();
  return db.transaction(async (tx) => {
    if (caseId) await openFor(tx, viewer, 'read_internal', caseId);
    const isOver = awaits && caseId ? (await holdCase(tx, caseId)).row.unreachedSince === null : false;
    const values = {
      ...{ id, assigneeId: viewer.id, caseId: caseId ?? null, title, dueAt: new Date(dueAt) },
      ...(awaits && { awaits }),
      ...(isOver && { doneAt: now(), closedBy: 'acted' as const }),
    };
    const [added] = await tx.insert(tasks).values(values).onConflictDoNothing().returning();
    if (!added) return toTask(await ownTask(tx, viewer, id));
    if (!isOver) await queueDue(tx, added);
    await announcePlans(tx, viewer.id, added.caseId);
    return toTask(added);
  });
}

/** Changes a task of the viewer’s, or says that it is done or is not. Refuses (404) others’, (409) a stale version. */
export async function changeTask(
  db: Db,
  viewer: Viewer,
  { id, version, title, dueAt, isDone }: TaskChange & { id: string },
): Promise<Task> {
  return db.transaction(async (tx) => {
    const held = await ownTask(tx, viewer, id);
    if (held.version !== version) {
      throw new AppError('conflict', 'This task was changed on another page. Review and try again.');
    }
    const [changed] = await tx
      .update(tasks)
      .set({
        version: version + 1,
        ...(title !== undefined && { title }),
        ...(dueAt !== undefined && { dueAt: new Date(dueAt) }),
        ...(isDone !== undefined && { doneAt: isDone ? now() : null, closedBy: null }),
      })
      .where(eq(tasks.id, id))
      .returning();
    if (changed && (dueAt !== undefined || isDone === false)) await queueDue(tx, changed);
    await announcePlans(tx, held.assigneeId, held.caseId);
    return toTask(changed ?? held);
  });
}

/** Takes a task of the viewer’s away for good. Refuses (404) others’ and one that is gone. */
export async function removeTask(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { assigneeId, caseId } = await ownTask(tx, viewer, id);
    await tx.delete(tasks).where(eq(tasks.id, id));
    await announcePlans(tx, assigneeId, caseId);
  });
}

/** Reminds of a task when it is due; one that was done and is open again may be due already, which is no news. */
export async function queueDue(tx: Db, { id, dueAt }: TaskRow): Promise<void> {
  if (dueAt <= now()) return;
  await enqueue(tx, taskDue, { taskId: id, dueAt: dueAt.toISOString() }, { startAfter: dueAt });
}

/** A task of the viewer’s, held until the end of the transaction. One about a case counts while they may read the case. */
async function ownTask(tx: Db, viewer: Viewer, id: string): Promise<TaskRow> {
  if (viewer.kind !== 'user') throw notFound();
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.assigneeId, viewer.id)))
    .for('update');
  if (!row) throw notFound();
  if (row.caseId) await openFor(tx, viewer, 'read_internal', row.caseId);
  return row;
}

export function toTask({ id, caseId, title, dueAt, doneAt, awaits, version }: TaskRow): Task {
  return {
    ...{ id, caseId, title, awaits, version },
    dueAt: dueAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}
