import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { purgeCases } from '#app/features/cases/steps/clock/sweeps.server.ts';
import { caseAccess, caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { verifyLedger } from '#app/features/ledger/verify.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import {
  acceptCase,
  assignBroker,
  logContact,
  missPromise,
  returnCase,
  withdrawCase,
} from '#tests/fixtures/api/cases/case-steps.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const system = systemViewer('test');
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const other = await createBroker(db, { username: 'other', fullName: 'Olive Other' });
const admin = await createUser(db, { username: 'admin', fullName: 'Sam Admin', role: 'admin' });

const OPENED = new Date('2026-11-25T15:00:00Z');

beforeEach(async () => {
  holdClock(OPENED);
  await db.delete(cases);
  await db.delete(outboxMails);
});

const daysLater = (days: number) => holdClock(new Date(OPENED.getTime() + days * DAY_MS));
const purge = () => purgeCases(db, system);

test('a withdrawn request goes after 24 months, with its history and the emails about it', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await withdrawCase(db, admin, { caseId: id, version });
  daysLater(729);
  expect(await purge()).toBe(0);
  daysLater(731);
  expect(await purge()).toBe(1);
  expect(await db.select().from(cases)).toEqual([]);
  expect(await db.select().from(caseEvents).where(eq(caseEvents.caseId, id))).toEqual([]);
  expect(await db.select().from(caseAccess).where(eq(caseAccess.caseId, id))).toEqual([]);
  expect(await db.select().from(outboxMails)).toEqual([]);
});

test('what stays says that it was deleted, names nobody, and the chains are whole', async () => {
  const { id, reference } = await createCase(db);
  daysLater(31);
  await purge();
  const [row] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.thingId, id), eq(auditLog.action, 'case.purged')));
  expect(row).toMatchObject({ data: { reference, type: 'auto', status: 'new' } });
  expect(await verifyLedger(db)).toMatchObject({ intact: true });
});

test('a request that no broker took goes after 30 days, and the person is told', async () => {
  const { reference } = await createCase(db);
  await createAssignedCase(db, broker);
  daysLater(29);
  expect(await purge()).toBe(0);
  daysLater(31);
  expect(await purge()).toBe(1);
  const letters = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'never_matched'));
  expect(letters).toMatchObject([{ recipient: 'jordan.makokis@example.com', caseId: null }]);
  expect(letters[0]?.subject).toContain(reference);
});

test('a request that a broker is working on stays, however old it is', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  daysLater(2000);
  expect(await purge()).toBe(0);
});

test('a request that a broker accepted and did not keep goes 30 days after nobody had it any more', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  daysLater(5);
  expect(await missPromise(db, system, { caseId: id })).toBe(true);
  daysLater(34);
  expect(await purge()).toBe(0);
  daysLater(36);
  expect(await purge()).toBe(1);
});

test('a request that a broker was in touch about, and that went back to the pool, goes too', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await logContact(db, broker, { caseId: id, version, method: 'phone' });
  await assignBroker(db, admin, { caseId: id, brokerId: other.id, reason: 'away', version: version + 1 });
  await returnCase(db, other, { caseId: id, version: version + 2, reason: 'no_capacity' });
  daysLater(31);
  expect(await purge()).toBe(1);
});

test('asked twice at once, each request is deleted once and its person told once', async () => {
  await createCase(db);
  daysLater(31);
  const counts = await Promise.all([purge(), purge()]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await db.select().from(outboxMails)).toHaveLength(1);
});

test('one request that cannot be deleted does not keep the others', async () => {
  const [broken] = [await createCase(db), await createCase(db)];
  await db.execute(sql`create or replace function break_case() returns trigger language plpgsql as
    $$ begin raise exception 'broken'; end $$`);
  await db.execute(
    sql.raw(`create trigger broken before delete on cases for each row
      when (old.id = '${broken.id}') execute function break_case()`),
  );
  daysLater(31);
  await expect(purge()).rejects.toThrow('1 of 2');
  await db.execute(sql`drop trigger broken on cases`);
  expect(await db.select({ id: cases.id }).from(cases)).toEqual([{ id: broken.id }]);
});
