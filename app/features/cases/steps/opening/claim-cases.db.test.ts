import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { listEvents, listEventsByLink } from '#app/features/cases/queries/event-queries.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { claimCases } from '#app/features/cases/steps/clock/sweeps.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { eventWords } from '#app/features/cases/ui/history/event-words.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const JOB = systemViewer('cases');

test('an address that is not confirmed claims nothing, whoever asks', async () => {
  const user = await createUser(db, { username: 'typed', fullName: 'T', email: 'typed@example.com' });
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, user.id));
  await createCase(db, { contact: { email: 'typed@example.com' } });
  expect(await claimCases(db, JOB, { userId: user.id })).toBe(0);
});

test('a confirmed address claims its requests, once, with an audit row each', async () => {
  const user = await createUser(db, { username: 'owner', fullName: 'O', email: 'owner@example.com' });
  const row = await createCase(db, { contact: { email: 'OWNER@example.com' } });
  expect(await claimCases(db, JOB, { userId: user.id })).toBe(1);
  expect(await claimCases(db, JOB, { userId: user.id })).toBe(0);
  const audit = await db.select().from(auditLog).where(eq(auditLog.thingId, row.id));
  const claimed = audit.filter(({ action }) => action === 'case.claimed');
  expect(claimed).toMatchObject([{ data: { userId: user.id } }]);
});

test('their person reads that it was added to their own account, and nobody else does', async () => {
  const user = await createUser(db, { username: 'reader', fullName: 'R', email: 'reader@example.com' });
  const { id: caseId } = await createCase(db, { contact: { email: 'reader@example.com' } });
  await claimCases(db, JOB, { userId: user.id });
  const admin = await createUser(db, {
    username: 'boss',
    fullName: 'B',
    email: 'boss@example.com',
    role: 'admin',
  });
  const asked = { caseId, limit: 50 };
  const pages = [
    await listEvents(db, user, asked),
    await listEventsByLink(db, asked),
    await listEvents(db, admin, asked),
  ];
  const said = pages.map(({ items }) =>
    items.filter(({ kind }) => kind === 'claimed').map((one) => eventWords(one).title),
  );
  const own = ['The request was added to your account'];
  expect(said).toEqual([own, own, ['The request was added to the client’s account']]);
});

test('a request that is somebody’s already stays theirs', async () => {
  const first = await createUser(db, { username: 'first', fullName: 'F', email: 'first@example.com' });
  const second = await createUser(db, { username: 'second', fullName: 'S', email: 'second@example.com' });
  const row = await createCase(db, { contact: { email: 'second@example.com' } }, first);
  expect(await claimCases(db, JOB, { userId: second.id })).toBe(0);
  const [kept] = await db.select().from(cases).where(eq(cases.id, row.id));
  expect(kept?.clientId).toBe(first.id);
});

test('a suspended account claims nothing', async () => {
  const user = await createUser(db, {
    username: 'out',
    fullName: 'O',
    email: 'out@example.com',
    status: 'suspended',
  });
  await createCase(db, { contact: { email: 'out@example.com' } });
  expect(await claimCases(db, JOB, { userId: user.id })).toBe(0);
});
