import { listMissedCalls } from '#app/features/cases/calls/queries.server.ts';
import {
  listClaimable,
  listMissedPromises,
  listOver,
  listOverdue,
  listRemindersDue,
  listReopeningOver,
} from '#app/features/cases/queries/due.server.ts';
import { takeStepIfDue } from '#app/features/cases/steps/take-step.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type Due = { caseId: string }[];

/** Takes the case on of each broker whose time to accept is over. */
export async function expireOverdue(db: Db, viewer: Viewer): Promise<void> {
  await each(await listOverdue(db, now()), (caseId) =>
    takeStepIfDue(db, viewer, { caseId, step: 'expire', input: {} }),
  );
}

/** Moves every case on whose promise was missed. */
export async function endMissedPromises(db: Db, viewer: Viewer): Promise<void> {
  await each(await listMissedPromises(db, now()), (caseId) =>
    takeStepIfDue(db, viewer, { caseId, step: 'miss_promise', input: {} }),
  );
}

/** Tells of each call after first contact that nobody made. */
export async function endMissedCalls(db: Db, viewer: Viewer): Promise<void> {
  await each(await listMissedCalls(db, now()), (caseId) =>
    takeStepIfDue(db, viewer, { caseId, step: 'miss_call', input: {} }),
  );
}

/** Reminds the clients who have been asked for something and have not answered. */
export async function remindClients(db: Db, viewer: Viewer): Promise<void> {
  await each(await listRemindersDue(db, now()), (caseId) =>
    takeStepIfDue(db, viewer, { caseId, step: 'remind', input: {} }),
  );
}

/** Ends the broker's access to lost cases that can no longer be opened again. */
export async function endCompletedAccesses(db: Db, viewer: Viewer): Promise<void> {
  await each(await listReopeningOver(db, now()), (caseId) =>
    takeStepIfDue(db, viewer, { caseId, step: 'end_access', input: {} }),
  );
}

/** Deletes the cases whose time is over; returns how many. */
export async function purgeCases(db: Db, viewer: Viewer): Promise<number> {
  return each(await listOver(db, now()), (caseId) =>
    takeStepIfDue(db, viewer, { caseId, step: 'purge', input: {} }),
  );
}

/**
 * Gives a client the requests that were sent with their email address before; returns how many. None while the address
 * is not confirmed: anybody can type it.
 */
export async function claimCases(db: Db, viewer: Viewer, { userId }: { userId: string }): Promise<number> {
  return each(await listClaimable(db, userId), (caseId) =>
    takeStepIfDue(db, viewer, { caseId, step: 'claim', input: { userId } }),
  );
}

/** Takes the step for each case; one that throws does not keep the others. Counts those for whom it was due. */
async function each(due: Due, take: (caseId: string) => Promise<boolean>): Promise<number> {
  let count = 0;
  await oneByOne(due, async ({ caseId }) => {
    if (await take(caseId)) count += 1;
  });
  return count;
}
