import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { users } from '#app/features/accounts/tables.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { listRemindersDue } from '#app/features/cases/queries/due.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { listVotes } from '#app/features/chat/handoff/staff-queries.server.ts';
import { chatMessages } from '#app/features/chat/tables.server.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { auditLog, consents, disclosures } from '#app/features/ledger/tables.server.ts';
import { verifyLedger } from '#app/features/ledger/verify.server.ts';
import { readOverview } from '#app/features/oversight/overview.server.ts';
import { findCaseOfRequest } from '#app/features/quotes/queries.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { seedDemo } from '#server/seed.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { createQuote } from './seed.server.ts';

const { db, runJobs } = await testDatabase();
const storage = openStorage(testEnv());
afterEach(() => holdClock(null));
/** A week is played, and a program started for each of its documents. */
const PLAYING_MS = 120_000;

async function statuses(): Promise<Record<string, number>> {
  const rows = await db.select({ status: cases.status, total: count() }).from(cases).groupBy(cases.status);
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
}

const expected = {
  ...{ new: 2, assigned: 4, in_progress: 6, waiting_on_client: 2, quoted: 1 },
  ...{ won: 11, lost: 8, withdrawn: 4, spam: 1 },
};

test(
  'the demo has cases in many states, which stay so when the jobs have run and when it is seeded again',
  async () => {
    await seedDemo(db, storage);
    expect(await statuses()).toEqual(expected);
    await runJobs();
    expect(await statuses()).toEqual(expected);
    await seedDemo(db, storage);
    expect(await statuses()).toEqual(expected);
  },
  PLAYING_MS,
);

test('no client of the demo is still to be reminded of something', async () => {
  expect(await db.$count(cases, isNotNull(cases.remindAt))).toBeGreaterThan(0);
  expect(await listRemindersDue(db, now())).toEqual([]);
});

test('an administrator has something of each kind to decide', async () => {
  const overview = await readOverview(db, testEnv());
  expect(overview.chats.total).toBe(1);
  expect(overview.contacts.aboutData).toBe(1);
  expect(overview.privacyRequests).toMatchObject([{ type: 'access', isConfirmed: true }]);
  expect(overview.testimonials).toBe(1);
  expect(overview.unansweredQuestions).toBeGreaterThan(0);
  const votes = await db
    .select({ vote: chatMessages.vote })
    .from(chatMessages)
    .where(isNotNull(chatMessages.vote));
  expect(votes.map(({ vote }) => vote).toSorted()).toEqual(['down', 'up']);
  // What was not helpful is the answer to what was asked just before it.
  const { notHelpful } = await listVotes(db, { nearest: async () => [] });
  expect(notHelpful.map(({ question }) => question)).toEqual(['How much is tenant insurance in Edmonton?']);
});

test('the log of the demo is in order of time, and nobody agreed to words of a later day', async () => {
  const log = await db.select({ at: auditLog.at }).from(auditLog).orderBy(asc(auditLog.seq));
  expect(log.length).toBeGreaterThan(50);
  const times = log.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const given = await db.select({ at: consents.at, version: consents.textVersion }).from(consents);
  expect(given.length).toBeGreaterThan(10);
  // There was none before the first.
  const later = given.filter(({ at, version }) => version > albertaDate(at) && version !== '2026-11-20');
  expect(later).toEqual([]);
});

test('the demo client has a case with a passport', async () => {
  const rows = await db
    .select({ id: cases.id, status: cases.status })
    .from(cases)
    .innerJoin(users, eq(users.id, cases.clientId))
    .where(eq(users.username, 'demo_client'));
  expect(rows.map(({ status }) => status).toSorted()).toEqual([
    'quoted',
    'waiting_on_client',
    'withdrawn',
    'won',
  ]);
  const running = rows.find(({ status }) => status === 'quoted');
  const kinds = (await listPassport(db, running?.id ?? '')).map(({ kind }) => kind);
  expect(kinds).toContain('shared');
  expect(kinds).toContain('viewed');
});

test('no broker of the demo works on a request that they have not opened', async () => {
  const accepted = await db.select().from(caseAccess).where(isNotNull(caseAccess.acceptedAt));
  expect(accepted.length).toBeGreaterThan(10);
  const unopened = [];
  for (const { caseId, brokerId } of accepted) {
    const readings = and(
      eq(disclosures.caseId, caseId),
      eq(disclosures.recipientId, brokerId),
      eq(disclosures.kind, 'viewed'),
    );
    if ((await db.$count(disclosures, readings)) === 0) unopened.push(caseId);
  }
  expect(unopened).toEqual([]);
});

test('a picture that the demo’s broker thanks for was opened by them, which the passport says', async () => {
  const [picture] = await db.select().from(documents).where(eq(documents.name, 'House from the street.jpg'));
  const entries = await db
    .select({ kind: disclosures.kind })
    .from(disclosures)
    .where(eq(disclosures.documentId, picture?.id ?? ''));
  expect(entries).toEqual([{ kind: 'viewed' }]);
});

test('a car quote sent in the demo goes to the demo broker, wherever it is from', async () => {
  for (const postalCode of ['T2P 1J9', 'T5J 2R7', 'T0L 0A0']) {
    const { reference } = await createQuote(db, 'auto', {
      contact: { email: `${postalCode[1]}@example.com`, postalCode },
    });
    await runJobs();
    const [row] = await db
      .select({ username: users.username, licence: brokerProfiles.licenceNumber })
      .from(cases)
      .innerJoin(caseAccess, eq(caseAccess.caseId, cases.id))
      .innerJoin(users, eq(users.id, caseAccess.brokerId))
      .innerJoin(brokerProfiles, eq(brokerProfiles.userId, users.id))
      .where(eq(cases.reference, reference));
    expect(row).toEqual({ username: 'demo_broker', licence: 'DEMO-10234' });
  }
});

test('the demo’s documents have been looked at: pictures of their pages are there, and one was rejected', async () => {
  const rows = await db.select().from(documents);
  expect(rows.map(({ state }) => state).toSorted()).toEqual([
    ...Array.from({ length: 16 }, () => 'available'),
    'rejected',
  ]);
  expect(rows.filter(({ state, pages }) => state === 'available' && pages === 0)).toEqual([]);
});

test('started on a later day the demo’s week begins anew; what visitors sent stays, and the ledger holds', {
  timeout: PLAYING_MS,
}, async () => {
  const { reference } = await createQuote(db, 'auto', { contact: { email: 'own@example.com' } }, VISITOR);
  await db
    .update(quoteRequests)
    .set({ ipPrefix: '198.18.0.0/24' })
    .where(eq(quoteRequests.reference, reference));
  const before = await db.select({ id: cases.id }).from(cases);
  holdClock(new Date(Date.now() + 3 * DAY_MS));
  await seedDemo(db, storage);
  const after = await db.select({ id: cases.id, createdAt: cases.createdAt }).from(cases);
  const kept = after.filter(({ id }) => before.some((one) => one.id === id));
  expect(kept.map(({ id }) => id)).toEqual([await findCaseOfRequest(db, reference)]);
  expect(albertaDate(new Date(Math.max(...after.map(({ createdAt }) => createdAt.getTime()))))).toBe(
    albertaDate(now()),
  );
  expect(await verifyLedger(db)).toMatchObject({ intact: true });
});
