import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { listEvents } from '#app/features/cases/queries/event-queries.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { settledPromises } from '#app/features/cases/records/promises/tables.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { eventWords } from '#app/features/cases/ui/history/event-words.ts';
import { DAY_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';
import { holdClock } from '#app/platform/now.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });

/** A Wednesday, 9 am in Alberta: the request is accepted then. */
const ACCEPTED = new Date('2026-11-25T15:00:00Z');
beforeEach(() => holdClock(ACCEPTED));

const after = (minutes: number) => new Date(ACCEPTED.getTime() + minutes * MINUTE_MS);
const rowOf = async (caseId: string) => (await findCase(db, caseId)).row;
const log = (caseId: string, input: object) =>
  takeStep(db, broker, { caseId, step: 'log_contact', input: { method: 'email', ...input } } as Parameters<
    typeof takeStep
  >[2]);
const at = (time: Date) => ({ at: time.toISOString() });

test('a contact that is noted later counts from when it was made, for the promise and in the history', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  const { promiseAt } = await rowOf(caseId);
  if (!promiseAt) throw new Error('Nothing was promised');
  const made = new Date(promiseAt.getTime() - 30 * MINUTE_MS);
  holdClock(new Date(promiseAt.getTime() + MINUTE_MS));
  await log(caseId, at(made));
  expect(await rowOf(caseId)).toMatchObject({ firstRespondedAt: made, firstContactAt: made });
  const settled = await db.select().from(settledPromises).where(eq(settledPromises.caseId, caseId));
  expect(settled).toMatchObject([{ isKept: true, promisedFor: promiseAt }]);
  for (const reader of [client, broker]) {
    const line = (await listEvents(db, reader, { caseId, limit: 20 })).items.find(
      ({ kind }) => kind === 'contact',
    );
    expect(line && eventWords(line).title).toMatch(/ made contact by email on Nov 2\d, \d/);
    // When it was noted stays known.
    expect(line?.at).not.toBe(made.toISOString());
  }
});

test('without a time it was now', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  holdClock(after(20));
  await log(caseId, {});
  expect(await rowOf(caseId)).toMatchObject({ firstRespondedAt: after(20) });
});

test('a time to come, one too long ago, and one before the broker had the number are refused', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  holdClock(after(60));
  const refused = (time: Date) => log(caseId, at(time)).catch(({ errors }) => errors);
  expect(await refused(after(61))).toEqual({ at: 'Please choose a time that has passed' });
  expect(await refused(after(-1))).toEqual({
    at: 'Please choose a time since you have accepted the request: Nov 25, 9\u00a0am',
  });
  holdClock(new Date(after(60).getTime() + 7 * DAY_MS));
  expect(await refused(after(30))).toEqual({ at: 'Please choose a time within the last 7 days' });
  expect(await log(caseId, { at: 'yesterday' }).catch(({ errors }) => errors)).toEqual({
    at: 'Please choose a day and a time',
  });
  expect(await rowOf(caseId)).toMatchObject({ firstRespondedAt: null });
});

test('a request that was opened again needs a contact since then', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  await takeStep(db, broker, { caseId, step: 'lose', input: { reason: 'timing' } });
  holdClock(after(60));
  await takeStep(db, broker, { caseId, step: 'reopen', input: { reason: 'They called back' } });
  holdClock(after(90));
  await expect(log(caseId, at(after(30)))).rejects.toMatchObject({
    errors: { at: 'Please choose a time since it was opened again: Nov 25, 10\u00a0am' },
  });
  await log(caseId, at(after(75)));
  expect(await rowOf(caseId)).toMatchObject({ firstRespondedAt: after(75) });
});

test('what the client wrote, and a try in vain, since a contact that is noted late still wait', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  holdClock(after(60));
  await log(caseId, { outcome: 'left_message' });
  await db
    .update(cases)
    .set({ personWroteAt: after(70) })
    .where(eq(cases.id, caseId));
  holdClock(after(90));
  await log(caseId, at(after(30)));
  expect(await rowOf(caseId)).toMatchObject({ personWroteAt: after(70), unreachedSince: after(60) });
  await log(caseId, at(after(80)));
  expect(await rowOf(caseId)).toMatchObject({ personWroteAt: null, unreachedSince: null });
});
