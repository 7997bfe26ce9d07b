import { z } from 'zod';
import { caseNeedsBroker } from '#app/features/cases/jobs.ts';
import { listPool } from '#app/features/cases/queries/waiting.server.ts';
import { isDueSoon } from '#app/features/cases/rules/deadlines/due-soon.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { houseRules } from '#content/house-rules.ts';
import { matchCase } from './commands.server.ts';
import { chooseBroker } from './order.ts';
import { listCandidates } from './queries.server.ts';

const MATCHING = systemViewer('matching');

/**
 * Looks at everything that waits: brokers come back, caps start anew each day, licences are renewed, and a job
 * can be lost. Every ten minutes a case in the pool gets its next chance.
 */
export const sweepPool = defineJob({
  name: 'sweep-pool',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  retryLimit: 0,
});

export const matchingJobs = [
  handleJob(caseNeedsBroker, async (db, { caseId }) => {
    await matchCase(db, MATCHING, { caseId });
  }),
  handleJob(sweepPool, (db) => matchPool(db)),
];

/** One pass over the waiting cases; one that throws does not keep the others. */
export async function matchPool(db: Db): Promise<void> {
  const candidates = await listCandidates(db);
  const today = albertaDate(now());
  // A look without locks first: most cases that are still here have nobody who could take them.
  const hopeful = (await listPool(db)).filter(
    (waiting) =>
      isDueSoon(waiting, now()) || chooseBroker(candidates, waiting, { today, weights: houseRules }),
  );
  await oneByOne(hopeful, ({ caseId }) => matchCase(db, MATCHING, { caseId }));
}
