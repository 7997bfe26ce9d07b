import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { sweepOldAccesses } from '#app/features/cases/jobs.server.ts';
import { settledPromises } from '#app/features/cases/records/promises/tables.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { endMissedPromises } from '#app/features/cases/steps/clock/sweeps.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { brand } from '#content/brand.ts';
import { houseRules } from '#content/house-rules.ts';
import { returnCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { matchCase } from './commands.server.ts';
import { matchPool } from './jobs.server.ts';
import { listCandidates } from './queries.server.ts';

/** What the clocks do every ten minutes. */
async function sweep(on: typeof db) {
  await sweepOldAccesses(on);
  await matchPool(on);
}

const { db, runJobs } = await testDatabase();
const system = systemViewer('test');

/** A Wednesday, 10:00 Alberta time. */
const wednesday = new Date('2026-11-25T16:00:00Z');

let names = 0;
const newBroker = (profile: Parameters<typeof createBroker>[2] = {}) => {
  names += 1;
  return createBroker(db, { username: `broker_${names}`, fullName: `Broker ${names}` }, profile);
};

beforeEach(async () => {
  holdClock(wednesday);
  // Each test has its own brokers: those of the tests before are gone, and so are their cases.
  await db.update(users).set({ status: 'suspended' });
  await db.execute(sql`drop trigger if exists broken on cases`);
  await db.update(cases).set({ status: 'spam' }).where(eq(cases.status, 'new'));
});

const brokerOf = async (caseId: string) => {
  const [access] = await db
    .select({ brokerId: caseAccess.brokerId })
    .from(caseAccess)
    .where(and(eq(caseAccess.caseId, caseId), isNull(caseAccess.closedAt)));
  return access?.brokerId ?? null;
};
const versionOf = async (caseId: string) => {
  const [row] = await db.select({ version: cases.version }).from(cases).where(eq(cases.id, caseId));
  return row?.version ?? 0;
};

test('a new case is matched by its job, once, however often that comes', async () => {
  const broker = await newBroker();
  const { id } = await createCase(db);
  await runJobs();
  expect(await brokerOf(id)).toBe(broker.id);
  expect(await matchCase(db, system, { caseId: id })).toBeNull();
  expect(await versionOf(id)).toBe(2);
});

test('two deliveries of one job at once assign one broker', async () => {
  await Promise.all([newBroker(), newBroker()]);
  const { id } = await createCase(db);
  const chosen = await Promise.all([1, 2].map(() => matchCase(db, system, { caseId: id })));
  expect(chosen.filter(Boolean)).toHaveLength(1);
});

test('cases take turns among the brokers', async () => {
  const brokers = [await newBroker(), await newBroker(), await newBroker()];
  const chosen: (string | null)[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    holdClock(new Date(wednesday.getTime() + turn * 1_000));
    const { id } = await createCase(db);
    chosen.push(await matchCase(db, system, { caseId: id }));
  }
  const ids = brokers.map(({ id }) => id).toSorted();
  expect(chosen.slice(0, 3).toSorted()).toEqual(ids);
  expect(chosen.slice(3)).toEqual(chosen.slice(0, 3));
});

test('cases at once do not push a broker over the daily cap, and the next Alberta day starts anew', async () => {
  const broker = await newBroker({ dailyCap: 2 });
  const opened = [await createCase(db), await createCase(db), await createCase(db)];
  const chosen = await Promise.all(opened.map(({ id }) => matchCase(db, system, { caseId: id })));
  expect(chosen.filter(Boolean)).toHaveLength(2);
  const waiting = opened[chosen.indexOf(null)]?.id ?? '';
  holdClock(new Date('2026-11-26T05:59:00Z'));
  expect(await matchCase(db, system, { caseId: waiting })).toBeNull();
  holdClock(new Date('2026-11-26T06:00:00Z'));
  expect(await matchCase(db, system, { caseId: waiting })).toBe(broker.id);
});

test('what is stored about brokers decides: class, expiry, type, city, absence, suspension', async () => {
  await newBroker({ licenceClasses: ['life'] });
  await newBroker({ licenceExpiresOn: '2026-11-25' });
  await newBroker({ types: ['home'] });
  await newBroker({ cities: ['Edmonton'] });
  await newBroker({ away: [{ from: '2026-11-20', to: '2026-11-30' }] });
  await newBroker({ dailyCap: 0 });
  await db
    .update(users)
    .set({ status: 'suspended' })
    .where(eq(users.id, (await newBroker()).id));
  const { id } = await createCase(db);
  expect(await matchCase(db, system, { caseId: id })).toBeNull();
  const fits = await newBroker({ cities: ['Calgary'] });
  expect(await matchCase(db, system, { caseId: id })).toBe(fits.id);
});

test('a returned case goes to somebody else, or waits', async () => {
  const first = await newBroker();
  const { id } = await createCase(db);
  await runJobs();
  await returnCase(db, first, { caseId: id, version: await versionOf(id), reason: 'no_capacity' });
  await runJobs();
  expect(await brokerOf(id)).toBeNull();
  const second = await newBroker();
  await sweep(db);
  expect(await brokerOf(id)).toBe(second.id);
});

test('the sweep gives waiting cases to a broker who is back', async () => {
  const broker = await newBroker({ away: [{ from: '2026-11-01', to: '' }] });
  const { id } = await createCase(db);
  await runJobs();
  await sweep(db);
  expect(await brokerOf(id)).toBeNull();
  await db.update(brokerProfiles).set({ away: [] }).where(eq(brokerProfiles.userId, broker.id));
  await sweep(db);
  expect(await brokerOf(id)).toBe(broker.id);
});

test('the sweep moves on a case whose time to accept is over, should its own job be lost', async () => {
  await newBroker();
  const { id } = await createCase(db);
  await matchCase(db, system, { caseId: id });
  const second = await newBroker();
  holdClock(new Date('2026-11-25T18:00:00Z'));
  await sweep(db);
  expect(await brokerOf(id)).toBe(second.id);
});

test('a broker is not offered a request of their own, by account or by address', async () => {
  const broker = await newBroker();
  const byAccount = await createCase(db, {}, broker);
  const byAddress = await createCase(db, { contact: { email: `BROKER.${names}@example.com` } });
  expect(await matchCase(db, system, { caseId: byAccount.id })).toBeNull();
  expect(await matchCase(db, system, { caseId: byAddress.id })).toBeNull();
  const other = await newBroker();
  expect(await matchCase(db, system, { caseId: byAccount.id })).toBe(other.id);
});

test('a case that is due in less time than a broker needs goes to the team, once', async () => {
  const broker = await newBroker();
  const { id, reference } = await createCase(db);
  // The promise is Thursday 10:00.
  holdClock(new Date('2026-11-26T16:31:00Z'));
  const { id: later } = await createCase(db);
  holdClock(new Date('2026-11-26T16:45:00Z'));
  await db
    .update(cases)
    .set({ promiseAt: new Date('2026-11-26T17:00:00Z') })
    .where(eq(cases.id, id));
  expect(await matchCase(db, system, { caseId: id })).toBeNull();
  await sweep(db);
  const alerts = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'promise_due_alert'));
  expect(alerts).toMatchObject([{ recipient: brand.email, caseId: id }]);
  expect(alerts[0]?.subject).toContain(reference);
  expect(await brokerOf(later)).toBe(broker.id);
});

test('a broker who lost a case to the clock can be asked again, from the next day on; who returned it cannot', async () => {
  const broker = await newBroker();
  const { id } = await createCase(db);
  await matchCase(db, system, { caseId: id });
  holdClock(new Date('2026-11-25T18:00:00Z'));
  await sweep(db);
  expect(await brokerOf(id)).toBeNull();
  holdClock(new Date('2026-11-26T15:00:00Z'));
  await sweep(db);
  expect(await brokerOf(id)).toBe(broker.id);
  await returnCase(db, broker, { caseId: id, version: await versionOf(id), reason: 'no_capacity' });
  holdClock(new Date('2026-11-27T16:00:00Z'));
  await db
    .update(cases)
    .set({ promiseAt: new Date('2026-11-30T16:00:00Z') })
    .where(eq(cases.id, id));
  await sweep(db);
  expect(await brokerOf(id)).toBeNull();
});

/** The database refuses every change of this one case, as a fault in our own code might. */
async function breakCase(caseId: string) {
  await db.execute(sql`create or replace function break_case() returns trigger language plpgsql as
    $$ begin raise exception 'broken'; end $$`);
  await db.execute(
    sql.raw(`create trigger broken before update or delete on cases for each row
      when (old.id = '${caseId}') execute function break_case()`),
  );
}

test('one case that cannot be worked on does not keep the sweep from the others', async () => {
  const broker = await newBroker();
  const [broken, next] = [await createCase(db), await createCase(db)];
  await breakCase(broken.id);
  await expect(sweep(db)).rejects.toThrow('1 of ');
  expect([await brokerOf(broken.id), await brokerOf(next.id)]).toEqual([null, broker.id]);
});

test('one case that cannot be worked on does not keep the promise clock from the others', async () => {
  const [broken, next] = [await createCase(db), await createCase(db)];
  holdClock(new Date('2026-11-26T16:00:01Z'));
  await breakCase(broken.id);
  await expect(endMissedPromises(db, system)).rejects.toThrow('1 of ');
  expect([await versionOf(broken.id), await versionOf(next.id)]).toEqual([1, 2]);
});

test('what counts is obeyed at the next match: who speaks the language comes before who waited longer', async () => {
  const profile = { types: ['supervisa'], licenceClasses: ['accident_sickness' as const] };
  const waits = await newBroker(profile);
  const speaks = await newBroker({ ...profile, languages: ['English', 'Punjabi'] });
  const busy = await createCase(db, { type: 'supervisa', details: { language: 'punjabi' } });
  houseRules.matchWait = 0;
  houseRules.matchLanguage = 5;
  try {
    expect(await matchCase(db, system, { caseId: busy.id })).toBe(speaks.id);
    const plain = await createCase(db, { type: 'supervisa' });
    expect(await matchCase(db, system, { caseId: plain.id })).toBe(waits.id);
  } finally {
    houseRules.matchWait = 5;
    houseRules.matchLanguage = 0;
  }
});

test('open cases, promises and languages of a broker are what the rows say', async () => {
  const broker = await newBroker({ languages: ['French'] });
  const { id } = await createCase(db);
  expect(await matchCase(db, system, { caseId: id })).toBe(broker.id);
  const settled = { brokerId: broker.id, type: 'auto' as const, promisedFor: wednesday };
  const settledAt = new Date(wednesday.getTime() - 86_400_000);
  await db.insert(settledPromises).values([
    { ...settled, settledAt, isKept: true },
    { ...settled, settledAt, isKept: false },
    { ...settled, settledAt: new Date('2026-01-05T16:00:00Z'), isKept: true },
  ]);
  const [found] = await listCandidates(db);
  expect(found).toMatchObject({ openCases: 1, promises: { kept: 1, of: 2 }, languages: ['French'] });
});
