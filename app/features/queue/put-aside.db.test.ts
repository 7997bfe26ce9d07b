import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { snoozeCase } from '#app/features/tasks/snooze.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { listQueue } from './list-queue.server.ts';
import { queueQuery } from './schema.ts';

const WEDNESDAY = new Date('2026-11-25T16:00:00Z');
holdClock(WEDNESDAY);
beforeEach(() => holdClock(WEDNESDAY));
const { db } = await testApp();
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });

/** A request that is put aside until its client replies, once its broker has taken these steps. */
async function putAside(steps: readonly [step: string, input: object][]) {
  const caseId = await createWorkedCase(db, broker, client);
  const take = async (step: string, input: object) => {
    holdClock(new Date(now().getTime() + 60_000));
    await takeStep(db, broker, { caseId, step, input } as Parameters<typeof takeStep>[2]);
  };
  const rows = async () => {
    const { items } = await listQueue(db, broker, queueQuery.parse({}));
    return items.filter(({ id }) => id === caseId);
  };
  for (const [step, input] of steps) await take(step, input);
  const version = (await rows())[0]?.version ?? 0;
  await snoozeCase(db, broker, { caseId, version, asOf: now().toISOString() });
  expect(await rows()).toMatchObject([{ clock: 'client', section: 'waiting', dueAt: null }]);
  return { take, rows };
}

const ASK = ['request_information', { kind: 'answer', title: 'Who drives it?', required: true }] as const;
const REACHED = ['log_contact', { method: 'email' }] as const;

test('a request that is opened again stands by its promise, whatever was asked or put aside before its end', async () => {
  const { take, rows } = await putAside([[...REACHED], [...ASK]]);
  await take('lose', { reason: 'timing' });
  expect(await rows()).toEqual([]);
  await take('reopen', { reason: 'They called back' });
  expect(await rows()).toMatchObject([{ clock: 'contact', section: 'next', dueAt: expect.any(String) }]);
  await take(...REACHED);
  expect(await rows()).toMatchObject([{ clock: 'work' }]);
});

test('a promise of first contact that runs again stands before what was put aside while it was paused', async () => {
  const { take, rows } = await putAside([[...ASK]]);
  await take('resume', {});
  expect(await rows()).toMatchObject([{ clock: 'contact', section: 'next', dueAt: expect.any(String) }]);
});
