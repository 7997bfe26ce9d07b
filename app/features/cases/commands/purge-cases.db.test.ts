import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createBroker, createUser } from '#app/features/accounts/seed.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { caseAccess, caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { verifyLedger } from '#app/features/ledger/verify.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/database.ts';
import { acceptCase } from './accept-case.server.ts';
import { purgeCases } from './purge-cases.server.ts';
import { withdrawCase } from './withdraw-case.server.ts';

const { db } = await testDatabase();
const system = systemViewer('test');
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const admin = await createUser(db, { username: 'admin', fullName: 'Sam Admin', role: 'admin' });

const OPENED = new Date('2026-11-25T15:00:00Z');
const DAY_MS = 86_400_000;

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

test('asked twice at once, each request is deleted once and its person told once', async () => {
  await createCase(db);
  daysLater(31);
  const counts = await Promise.all([purge(), purge()]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await db.select().from(outboxMails)).toHaveLength(1);
});
