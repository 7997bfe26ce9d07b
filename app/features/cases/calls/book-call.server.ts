import { requireActor } from '#app/features/cases/policy.ts';
import { type HeldCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { isStepFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import type { CaseActor } from '#app/features/cases/rules/statuses.ts';
import { TAKEN } from '#app/features/cases/steps/calls/book-call.server.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { isExclusionViolation } from '#app/platform/database/failures.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { listFreeSlots } from './free-slots.server.ts';
import { NO_DOUBLE_BOOKING } from './tables.server.ts';

type Booking = { caseId: string; startsAt: string };

/**
 * Books a call on the viewer's own case, or moves the one that is booked. Refuses (404, 403) everybody but the person
 * whose case it is, (409) a stale version, a time that is not free, also when somebody else takes it at this moment,
 * and what the step refuses.
 */
export async function bookCall(
  db: Db,
  viewer: Viewer,
  { version, ...booking }: Booking & { version: number },
): Promise<void> {
  const actorOf = ({ parties }: HeldCase) =>
    requireActor(viewer, parties, (actor) => isStepFor('book_call', actor));
  await book(db, viewer, { ...booking, version, actorOf });
}

/** The same for somebody whose tracking link and answer the caller has checked. */
export async function bookCallByLink(db: Db, booking: Booking): Promise<void> {
  await book(db, VISITOR, { ...booking, actorOf: () => 'visitor' });
}

type Way = Booking & { version?: number; actorOf: (held: HeldCase) => CaseActor };

async function book(db: Db, viewer: Viewer, { caseId, startsAt, version, actorOf }: Way): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const held = await holdCase(tx, caseId);
      const actor = actorOf(held);
      const wanted = new Date(startsAt).getTime();
      const slots = await listFreeSlots(tx, held);
      const slot = slots.find((one) => one.startsAt.getTime() === wanted) ?? null;
      await takeHeldStep(tx, viewer, { held, actor, step: 'book_call', version, input: { slot } });
    });
  } catch (error) {
    if (isExclusionViolation(error, NO_DOUBLE_BOOKING)) throw new AppError('conflict', TAKEN);
    throw error;
  }
}
