import { callOf } from '#app/features/cases/calls/call-times.ts';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';

type Warning = { caseId: string; by: string };

/**
 * Warns the broker that the time to accept, or to make contact, is nearly over. Nobody is warned when that time has
 * moved, has passed, or is kept: `by` is the one the warning was queued for. Changes nothing of the case.
 */
export async function warnBroker(
  db: Db,
  kind: 'accept_near' | 'promise_near',
  { caseId, by }: Warning,
): Promise<boolean> {
  const held = await findCase(db, caseId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (!held?.access) return false;
  const { row, access } = held;
  // Of a booked call they are reminded as such.
  if (callOf(held.records)) return false;
  const clock = kind === 'accept_near' ? row.acceptBy : unkeptPromise(row);
  if (clock?.toISOString() !== by || clock <= now()) return false;
  const to = { userId: access.brokerId, email: access.email, name: access.fullName };
  const data = { caseId, reference: row.reference, by: clock };
  const about = { caseId, subject: row.title, occasion: `${access.id} ${by}` };
  await db.transaction((tx) => notify(tx, { kind, to, data, ...about }));
  return true;
}

function unkeptPromise({ status, firstRespondedAt, promiseAt }: CaseRow): Date | null {
  return status === 'in_progress' && firstRespondedAt === null ? promiseAt : null;
}
