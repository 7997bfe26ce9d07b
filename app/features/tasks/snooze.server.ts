import { and, eq } from 'drizzle-orm';
import { requireActor } from '#app/features/cases/policy.ts';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { SnoozeInput } from './schema.ts';
import { snoozes } from './tables.server.ts';
import { announcePlans } from './tell.server.ts';

/**
 * Puts a case aside for its broker, until a time or until the person answers; again means anew. What others were told
 * stays true: refuses (409) a case that is not accepted or is over, a stale version, and a time at which the promise of
 * first contact would have passed. Refuses (404, 403) everybody but the broker.
 */
export async function snoozeCase(
  db: Db,
  viewer: Viewer,
  { caseId, version, asOf, until }: SnoozeInput & { caseId: string },
): Promise<{ until: string | null }> {
  return db.transaction(async (tx) => {
    const { row, access, parties } = await holdCase(tx, caseId);
    requireActor(viewer, parties, (actor) => actor === 'broker');
    if (viewer.kind !== 'user') throw notFound();
    if (row.version !== version) {
      throw new AppError('conflict', 'This request has changed since you read it. Review and try again.');
    }
    if (!access?.acceptedAt) {
      throw new AppError(
        'conflict',
        'Please accept this request or return it: the acceptance deadline is still running.',
      );
    }
    if (!isOpenStatus(row.status)) throw new AppError('conflict', 'This request is closed.');
    if (row.status === 'in_progress' && row.firstRespondedAt === null && row.promiseAt) {
      requireBefore(row.promiseAt, until);
    }
    const put = {
      until: until ? new Date(until) : null,
      knownAt: new Date(Math.min(Date.parse(asOf), now().getTime())),
    };
    await tx
      .insert(snoozes)
      .values({ userId: viewer.id, caseId, ...put })
      .onConflictDoUpdate({ target: [snoozes.userId, snoozes.caseId], set: put });
    await announcePlans(tx, viewer.id, null);
    return { until: until ?? null };
  });
}

/** Takes a case up again; without effect where it was not put aside. Refuses (404, 403) everybody but the broker. */
export async function endSnooze(db: Db, viewer: Viewer, caseId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { parties } = await holdCase(tx, caseId);
    requireActor(viewer, parties, (actor) => actor === 'broker');
    if (viewer.kind !== 'user') throw notFound();
    await tx.delete(snoozes).where(and(eq(snoozes.userId, viewer.id), eq(snoozes.caseId, caseId)));
    await announcePlans(tx, viewer.id, null);
  });
}

function requireBefore(promiseAt: Date, until: string | undefined): void {
  if (until && new Date(until) < promiseAt) return;
  const when = formatAlbertaTime(promiseAt, 'dayTime');
  throw new AppError('conflict', `First contact is promised by ${when}. Please choose a time before that.`);
}
