import { z } from 'zod';
import { endCompletedAccesses } from '#app/features/cases/commands/end-completed.server.ts';
import { missPromise } from '#app/features/cases/commands/miss-promise.server.ts';
import { expireAcceptance } from '#app/features/cases/commands/return-case.server.ts';
import { acceptDue, caseNeedsBroker } from '#app/features/cases/jobs.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { matchCase } from './commands.server.ts';
import { listCandidates, listMissedPromises, listOverdue, listPool } from './queries.server.ts';
import { chooseBroker, isDueSoon } from './rules.ts';

const MATCHING = systemViewer('matching');

/**
 * Looks at everything that waits: brokers come back, caps start anew each day, licences are renewed, and a job
 * can be lost. Every ten minutes a case in the pool gets its next chance.
 */
const sweepPool = defineJob({
  name: 'sweep-pool',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  retryLimit: 0,
});

/** Every minute: has a promised time passed without anybody making contact? */
const watchPromises = defineJob({
  name: 'watch-promises',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
});

export const matchingJobs = [
  handleJob(caseNeedsBroker, async (db, { caseId }) => {
    await matchCase(db, MATCHING, { caseId });
  }),
  handleJob(acceptDue, async (db, input) => {
    await expireAcceptance(db, MATCHING, input);
  }),
  handleJob(sweepPool, (db) => sweep(db)),
  handleJob(watchPromises, (db) => endMissedPromises(db)),
];

/** Moves every case on whose promise was missed. */
export async function endMissedPromises(db: Db): Promise<void> {
  await oneByOne(await listMissedPromises(db, now()), (missed) => missPromise(db, MATCHING, missed));
}

/** One pass over overdue accesses, waiting cases and long closed cases; each part is done whatever the others meet. */
export async function sweep(db: Db): Promise<void> {
  await oneByOne([expireOverdue, matchPool, endCompleted], (part) => part(db));
}

async function expireOverdue(db: Db): Promise<void> {
  await oneByOne(await listOverdue(db, now()), (overdue) => expireAcceptance(db, MATCHING, overdue));
}

async function matchPool(db: Db): Promise<void> {
  const candidates = await listCandidates(db);
  const today = albertaDate(now());
  // A look without locks first: most cases that are still here have nobody who could take them.
  const hopeful = (await listPool(db)).filter(
    (waiting) => isDueSoon(waiting, now()) || chooseBroker(candidates, waiting, today),
  );
  await oneByOne(hopeful, ({ caseId }) => matchCase(db, MATCHING, { caseId }));
}

async function endCompleted(db: Db): Promise<void> {
  await endCompletedAccesses(db, MATCHING);
}
