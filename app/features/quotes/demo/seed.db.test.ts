import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#app/features/accounts/tables.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { seedDemo } from '#server/seed.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { createQuote } from './seed.server.ts';

const { db, runJobs } = await testDatabase();

async function statuses(): Promise<Record<string, number>> {
  const rows = await db.select({ status: cases.status, total: count() }).from(cases).groupBy(cases.status);
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
}

const expected = {
  ...{ new: 2, assigned: 4, in_progress: 5, waiting_on_client: 2, quoted: 1 },
  ...{ won: 1, lost: 1, withdrawn: 1 },
};

test('the demo has cases in many states, which stay so when the jobs have run and when it is seeded again', async () => {
  await seedDemo(db);
  expect(await statuses()).toEqual(expected);
  await runJobs();
  expect(await statuses()).toEqual(expected);
  await seedDemo(db);
  expect(await statuses()).toEqual(expected);
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
  expect(await listPassport(db, running?.id ?? '')).toHaveLength(2);
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
