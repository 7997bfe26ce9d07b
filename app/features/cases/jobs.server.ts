import { z } from 'zod';
import { emailVerified } from '#app/features/accounts/jobs.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue, handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { remindOfCall } from './calls/remind-of-call.server.ts';
import { acceptDue, acceptNear, callNear, casesClaimed, promiseNear } from './jobs.ts';
import { numbersJobs } from './oversight/numbers/jobs.server.ts';
import {
  claimCases,
  endCompletedAccesses,
  endMissedCalls,
  endMissedPromises,
  expireOverdue,
  purgeCases,
  remindClients,
} from './steps/clock/sweeps.server.ts';
import { warnBroker } from './steps/clock/warn-broker.server.ts';
import { takeStepIfDue } from './steps/take-step.server.ts';

const CLOCK = systemViewer('cases');

/** Once a night, 3:40 Alberta time: requests whose time is over. */
const purge = defineJob({
  name: 'purge-cases',
  payload: z.object({}),
  schedule: '40 9 * * *',
  retryLimit: 0,
});

/** Every minute: has a promised time, or a booked call, passed without anybody making contact? */
const watchPromises = defineJob({
  name: 'watch-promises',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
});

/** Every ten minutes: what a lost job has left lying, and brokers whose lost case can no longer be opened again. */
const sweepAccesses = defineJob({
  name: 'sweep-accesses',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  retryLimit: 0,
});

/** Every ten minutes: who has been asked for something two or five business days ago, and has not answered? */
const remind = defineJob({
  name: 'remind-clients',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  retryLimit: 0,
});

export const casesJobs = [
  handleJob(emailVerified, async (db, payload) => {
    await claimCases(db, CLOCK, payload);
    await db.transaction((tx) => enqueue(tx, casesClaimed, payload));
  }),
  handleJob(acceptDue, async (db, { caseId, accessId }) => {
    await takeStepIfDue(db, CLOCK, { caseId, step: 'expire', input: { accessId } });
  }),
  handleJob(acceptNear, async (db, payload) => {
    await warnBroker(db, 'accept_near', payload);
  }),
  handleJob(promiseNear, async (db, payload) => {
    await warnBroker(db, 'promise_near', payload);
  }),
  handleJob(callNear, async (db, payload) => {
    await remindOfCall(db, payload);
  }),
  handleJob(remind, (db) => remindClients(db, CLOCK)),
  handleJob(watchPromises, (db) => oneByOne([endMissedPromises, endMissedCalls], (part) => part(db, CLOCK))),
  handleJob(sweepAccesses, (db) => sweepOldAccesses(db)),
  handleJob(purge, async (db) => {
    await purgeCases(db, systemViewer('retention'));
  }),
  ...numbersJobs,
];

/** Each part is done whatever the other meets. */
export async function sweepOldAccesses(db: Db): Promise<void> {
  await oneByOne([expireOverdue, endCompletedAccesses], (part) => part(db, CLOCK));
}
