import { and, asc, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { settledPromises } from '#app/features/cases/records/promises/tables.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { acceptCase, assignBroker, logContact, missPromise } from '#tests/fixtures/api/cases/case-steps.ts';
import { caseTraces, WEDNESDAY } from '#tests/fixtures/api/cases/case-traces.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const system = systemViewer('test');
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const other = await createBroker(db, { username: 'other', fullName: 'Olive Other' });

beforeEach(() => holdClock(WEDNESDAY));

const { rowOf } = caseTraces(db);
const hoursLater = (hours: number) => holdClock(new Date(WEDNESDAY.getTime() + hours * HOUR_MS));
const aDayFromNow = () => addBusinessTime(now(), { days: 1 });
const reassign = (caseId: string) =>
  assignBroker(db, admin, { caseId, brokerId: other.id, reason: 'The broker has fallen ill' });
const release = (caseId: string) =>
  takeStep(db, admin, { caseId, step: 'release', input: { reason: 'The broker has fallen ill' } });

async function acceptedCase(): Promise<string> {
  const { id } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id });
  return id;
}

async function settledOf(caseId: string) {
  const rows = await db
    .select()
    .from(settledPromises)
    .where(eq(settledPromises.caseId, caseId))
    .orderBy(asc(settledPromises.id));
  return rows.map(({ brokerId, isKept }) => ({ brokerId, isKept }));
}

test('a time that the person was told and that is ahead binds the next broker too', async () => {
  const reassigned = await acceptedCase();
  const released = await acceptedCase();
  const { promiseAt } = await rowOf(reassigned);
  hoursLater(3);
  await reassign(reassigned);
  await release(released);
  expect(await rowOf(reassigned)).toMatchObject({ promiseAt });
  expect(await rowOf(released)).toMatchObject({ promiseAt });
  await acceptCase(db, other, { caseId: reassigned });
  expect(await rowOf(reassigned)).toMatchObject({ promiseAt });
  expect(await settledOf(reassigned)).toEqual([]);
});

test('after a first contact the next broker has a promise of their own, and the kept one stays whose it was', async () => {
  const id = await acceptedCase();
  await logContact(db, broker, { caseId: id, method: 'phone' });
  const { firstContactAt } = await rowOf(id);
  hoursLater(3);
  await reassign(id);
  expect(await rowOf(id)).toMatchObject({
    ...{ firstRespondedAt: null, promiseAt: aDayFromNow() },
    // How long the person waited at first is not counted anew.
    firstContactAt,
  });
  await acceptCase(db, other, { caseId: id });
  await logContact(db, other, { caseId: id, method: 'phone' });
  expect(await settledOf(id)).toEqual([
    { brokerId: broker.id, isKept: true },
    { brokerId: other.id, isKept: true },
  ]);
});

test('taken from a broker who had made contact, the request is promised anew while we look', async () => {
  const id = await acceptedCase();
  await logContact(db, broker, { caseId: id, method: 'phone' });
  hoursLater(3);
  await release(id);
  const { promiseAt } = await rowOf(id);
  expect(promiseAt).toEqual(aDayFromNow());
  holdClock(promiseAt);
  expect(await missPromise(db, system, { caseId: id })).toBe(true);
  expect(await settledOf(id)).toEqual([
    { brokerId: broker.id, isKept: true },
    { brokerId: null, isKept: false },
  ]);
});

test('a time that passed while nobody noticed is noted as missed by whose it was, before a new one is promised', async () => {
  const id = await acceptedCase();
  hoursLater(30);
  await reassign(id);
  expect(await settledOf(id)).toEqual([{ brokerId: broker.id, isKept: false }]);
  expect(await rowOf(id)).toMatchObject({ promisesMissed: 1, promiseAt: aDayFromNow() });
  expect(await missPromise(db, system, { caseId: id })).toBe(false);
});

test('where no time was named any longer, whoever accepts has one', async () => {
  const id = await acceptedCase();
  for (const _ of [1, 2, 3]) {
    const { promiseAt } = await rowOf(id);
    holdClock(promiseAt);
    await missPromise(db, system, { caseId: id });
  }
  await assignBroker(db, admin, { caseId: id, brokerId: other.id, reason: 'They have time' });
  expect(await rowOf(id)).toMatchObject({ status: 'assigned', promiseAt: null, promisesMissed: 3 });
  await acceptCase(db, other, { caseId: id });
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress', promiseAt: aDayFromNow() });
  const [told] = await db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.kind, 'case_accepted'), eq(outboxMails.caseId, id)))
    .orderBy(desc(outboxMails.createdAt));
  expect(told?.text).toContain(formatAlbertaTime(aDayFromNow(), 'dayDateTime'));
});

test('a promise that is paused for the client goes on with what is left of it', async () => {
  const id = await acceptedCase();
  hoursLater(2);
  await takeStep(db, broker, { caseId: id, step: 'wait_for_client', input: { note: 'Which car?' } });
  const { promiseMinutesLeft } = await rowOf(id);
  hoursLater(26);
  await reassign(id);
  expect(await rowOf(id)).toMatchObject({
    promiseAt: addBusinessTime(now(), { minutes: promiseMinutesLeft ?? 0 }),
  });
});
