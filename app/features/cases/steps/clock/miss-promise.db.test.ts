import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { acceptCase, assignBroker, logContact, missPromise } from '#tests/fixtures/api/cases/case-steps.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const system = systemViewer('test');
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });

/** Wednesday 9:00 in Alberta; one business day later is Thursday 9:00. */
const OPENED = new Date('2026-11-25T15:00:00Z');
const PROMISED = new Date('2026-11-26T15:00:00Z');

beforeEach(() => holdClock(OPENED));

const miss = (caseId: string) => missPromise(db, system, { caseId });
const mailsOf = (caseId: string) => db.select().from(outboxMails).where(eq(outboxMails.caseId, caseId));
async function rowOf(caseId: string) {
  const [row] = await db.select().from(cases).where(eq(cases.id, caseId));
  if (!row) throw new Error('no case');
  return row;
}

test('a broker who accepted and made no contact loses the case, and the person is told and promised anew', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  const promised = (await rowOf(id)).promiseAt ?? OPENED;
  holdClock(promised);
  expect(await miss(id)).toBe(true);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'new', priority: 'high' });
  expect(row.promiseAt?.getTime()).toBeGreaterThan(promised.getTime());
  const [ended] = await listPassport(db, id);
  expect(ended).toMatchObject({ kind: 'access_ended', purpose: 'promise_missed' });
  const kinds = (await mailsOf(id)).map((mail) => mail.kind);
  expect(kinds).toEqual(expect.arrayContaining(['promise_missed', 'promise_missed_alert']));
  const letter = (await mailsOf(id)).find((mail) => mail.kind === 'promise_missed');
  expect(letter?.text).toContain('can no longer see your request');
  // The broker is told as well, and led to where it still stands: its page is closed to them.
  const [told] = await db
    .select()
    .from(notifications)
    .where(eq(notifications.caseId, id))
    .orderBy(desc(notifications.id))
    .limit(1);
  expect(told).toMatchObject({ userId: broker.id, kind: 'promise_missed', path: '/broker/closed' });
  const farewell = (await mailsOf(id)).find((mail) => mail.kind === 'promise_missed_broker');
  expect(farewell).toMatchObject({ recipient: 'broker@example.com' });
  expect(farewell?.text).toContain('Please do not contact the client');
});

test('nothing happens before the promised time', async () => {
  const { id } = await createCase(db);
  holdClock(new Date(((await rowOf(id)).promiseAt ?? OPENED).getTime() - 1));
  expect(await miss(id)).toBe(false);
});

test('a contact in time keeps the promise', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  await logContact(db, broker, { caseId: id, version: version + 1, method: 'phone' });
  holdClock(new Date('2026-12-20T15:00:00Z'));
  expect(await miss(id)).toBe(false);
  expect((await rowOf(id)).status).toBe('in_progress');
});

test('asked twice at once, it happens once', async () => {
  const { id } = await createAssignedCase(db, broker);
  holdClock(new Date(PROMISED.getTime() + 86_400_000));
  const results = await Promise.all([miss(id), miss(id)]);
  expect(results.toSorted()).toEqual([false, true]);
  expect((await mailsOf(id)).filter((mail) => mail.kind === 'promise_missed')).toHaveLength(1);
});

test('after three missed promises no further time is named', async () => {
  const { id } = await createCase(db);
  for (const day of [1, 5, 9]) {
    holdClock(new Date(PROMISED.getTime() + day * 86_400_000));
    expect(await miss(id)).toBe(true);
  }
  expect((await rowOf(id)).promiseAt).toBeNull();
  holdClock(new Date('2027-01-30T16:00:00Z'));
  expect(await miss(id)).toBe(false);
});

test('another broker can be found afterwards', async () => {
  const { id } = await createAssignedCase(db, broker);
  const other = await createBroker(db, { username: 'other', fullName: 'Olive Broker' });
  holdClock(new Date(PROMISED.getTime() + 86_400_000));
  await miss(id);
  await expect(assignBroker(db, system, { caseId: id, brokerId: other.id })).resolves.toBeDefined();
});
