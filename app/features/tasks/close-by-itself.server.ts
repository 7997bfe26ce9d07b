import { and, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import type { Heard } from '#app/features/cases/rules/heard.ts';
import { papersDue } from '#app/features/cases/rules/policy-papers.ts';
import { hasPolicyPapers } from '#app/features/documents/queries/policy-papers.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { queueDue } from './commands.server.ts';
import type { ClosedTask } from './schema.ts';
import { tasks } from './tables.server.ts';
import { announcePlans } from './tell.server.ts';

/**
 * Closes what was to remind of trying again to reach the client of a case, who was heard from at `at`: what was planned
 * since then stays. Without effect the second time.
 */
export async function closeFollowUps(
  db: Db,
  { caseId, how, at }: { caseId: string; how: Heard; at: string },
): Promise<void> {
  const isPlannedBefore = lte(tasks.createdAt, new Date(at));
  await db.transaction((tx) => close(tx, caseId, { which: awaiting('client', isPlannedBefore), by: how }));
}

/** Closes the task to send the papers of a policy: its client can open them. Without effect the second time. */
export async function closePapers(db: Db, { caseId }: { caseId: string }): Promise<void> {
  await db.transaction((tx) => close(tx, caseId, { which: awaiting('papers'), by: 'papers' }));
}

/**
 * Gives the broker of a case that ended with a policy the task to send its papers. Without effect the second time, where
 * they were sent already, and once the case has gone on.
 */
export async function planPapers(db: Db, { caseId }: { caseId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdCase(tx, caseId).catch(unlessGone);
    const recordedAt = held?.row.closedAt;
    if (!held?.access || held.row.status !== 'won' || !recordedAt) return;
    if (await hasPolicyPapers(tx, caseId)) return;
    const assigneeId = held.access.brokerId;
    const isPlanned = await tx.$count(
      tasks,
      and(eq(tasks.caseId, caseId), eq(tasks.awaits, 'papers'), gte(tasks.createdAt, recordedAt)),
    );
    if (isPlanned > 0) return;
    const [planned] = await tx
      .insert(tasks)
      .values({
        ...{ id: newId(), assigneeId, caseId, title: 'Send the policy documents', awaits: 'papers' },
        dueAt: papersDue(recordedAt),
      })
      .returning();
    if (planned) await queueDue(tx, planned);
    await announcePlans(tx, assigneeId, caseId);
  });
}

const awaiting = (awaits: 'client' | 'papers', more?: SQL) => and(eq(tasks.awaits, awaits), more);

async function close(
  tx: Db,
  caseId: string,
  { which, by }: { which: SQL | undefined; by: ClosedTask['by'] },
): Promise<void> {
  const closed = await tx
    .update(tasks)
    .set({ doneAt: now(), closedBy: by, version: sql`${tasks.version} + 1` })
    .where(and(eq(tasks.caseId, caseId), isNull(tasks.doneAt), which))
    .returning({ assigneeId: tasks.assigneeId });
  for (const assigneeId of new Set(closed.map((one) => one.assigneeId))) {
    await announcePlans(tx, assigneeId, caseId);
  }
}

/** A case that is deleted has no papers to come. */
function unlessGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
