import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import {
  RECEIVED_PARTS,
  RECEIVED_STANDINGS,
  type ReceivedGroup,
} from '#app/features/cases/rules/outcomes/received-parts.ts';
import { ACCESS_END_REASONS } from '#app/features/cases/rules/reasons.ts';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { logContact } from '#tests/fixtures/api/cases/case-steps.ts';
import { createWorkedCase, summary } from '#tests/fixtures/api/cases/worked-case.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { getBrokerStats, listBrokerCases } from './broker-queries.server.ts';
import { countReceived } from './received.server.ts';
import { type BrokerListQuery, brokerListQuery } from './schema.ts';

const NOW = new Date('2026-11-25T16:00:00Z');
holdClock(NOW);
beforeEach(() => holdClock(NOW));
const WEEKS = ['2026-11-16T06:00:00Z', '2026-11-23T06:00:00Z'].map((at) => new Date(at)) as [Date, Date];
const TO = new Date('2026-11-26T06:00:00Z');

const { db } = await testDatabase();
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const brokers = await Promise.all(
  ['broker', 'other', 'third', 'fourth', 'fifth'].map((username) =>
    createBroker(db, { username, fullName: `Dana ${username}` }, { dailyCap: 100 }),
  ),
);
type Broker = (typeof brokers)[number];

function freshBroker(): Broker {
  const broker = brokers.pop();
  if (!broker) throw new Error('No broker is left');
  return broker;
}

const counted = (broker: Broker) => countReceived(db, broker.id, { starts: WEEKS, to: TO });
const totalOf = (groups: ReceivedGroup[], part: keyof ReceivedGroup['counts']) =>
  groups.reduce((sum, { counts }) => sum + counts[part], 0);
const listed = async (broker: Broker, asked: Partial<BrokerListQuery> = {}) =>
  listBrokerCases(db, broker, brokerListQuery.parse({ filter: 'received', limit: 100, ...asked }));
const pass = (minutes: number) => holdClock(new Date(now().getTime() + minutes * 60_000));

test('however a request stands it is counted once, and the list behind a number has as many', async () => {
  const broker = freshBroker();
  for (const status of CASE_STATUSES.filter((one) => one !== 'new')) {
    const { id } = await createAssignedCase(db, broker, { type: status === 'won' ? 'home' : 'auto' });
    await db.update(cases).set({ status }).where(eq(cases.id, id));
    if (status !== 'assigned')
      await db.update(caseAccess).set({ acceptedAt: NOW }).where(eq(caseAccess.caseId, id));
  }
  for (const closedReason of ACCESS_END_REASONS) {
    const { id } = await createAssignedCase(db, broker, { type: 'life' });
    await db
      .update(caseAccess)
      .set({ closedAt: NOW, endedAt: NOW, closedReason, openedAt: new Date('2026-11-18T18:00:00Z') })
      .where(eq(caseAccess.caseId, id));
  }
  const groups = await counted(broker);
  const received = CASE_STATUSES.length - 1 + ACCESS_END_REASONS.length;
  expect(totalOf(groups, 'received')).toBe(received);
  const standings = RECEIVED_STANDINGS.map((part) => totalOf(groups, part));
  expect(standings.reduce((sum, count) => sum + count, 0)).toBe(received);
  expect(standings.every((count) => count > 0)).toBe(true);
  expect(groups.map(({ type, span }) => `${type} ${span}`).toSorted()).toEqual([
    'auto 1',
    'home 1',
    'life 0',
  ]);

  for (const part of RECEIVED_PARTS)
    expect([part, (await listed(broker, { part })).total]).toEqual([part, totalOf(groups, part)]);
  expect((await listed(broker)).items).toHaveLength(received);
  for (const { type, counts } of groups) {
    expect((await listed(broker, { type })).total).toBe(counts.received);
    expect((await listed(broker, { type, part: 'withdrawn' })).total).toBe(counts.withdrawn);
  }
  const lastWeek = await listed(broker, { from: '2026-11-16', to: '2026-11-22' });
  expect(lastWeek.total).toBe(ACCESS_END_REASONS.length);
  expect((await listed(broker, { from: '2026-11-23', to: '2026-11-23' })).total).toBe(0);
  expect(await counted(freshBroker())).toEqual([]);
});

test('the list goes on page by page, and keeps what it was asked for', async () => {
  const broker = freshBroker();
  const made = [];
  for (const type of ['auto', 'home', 'auto', 'auto'] as const)
    made.push({ type, ...(await createAssignedCase(db, broker, { type })) });
  const wanted = made.filter(({ type }) => type === 'auto').map(({ id }) => id);
  const first = await listed(broker, { type: 'auto', limit: 2 });
  const rest = await listed(broker, { type: 'auto', limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(wanted.toReversed());
  expect([first.total, rest.total, rest.nextCursor]).toEqual([3, 3, null]);
});

test('contact, quotes and promises count for the broker who had the request then', async () => {
  const broker = freshBroker();
  const late = await createWorkedCase(db, broker, client);
  const quoted = await createWorkedCase(db, broker, client);
  pass(30);
  await logContact(db, broker, { caseId: quoted, method: 'phone', outcome: 'no_answer' });
  expect(totalOf(await counted(broker), 'contacted')).toBe(0);
  pass(30);
  await logContact(db, broker, { caseId: quoted, method: 'phone' });
  await takeStep(db, broker, { caseId: quoted, step: 'send_quotes', input: { summaries: [summary()] } });
  const groups = await counted(broker);
  expect(groups).toMatchObject([
    { counts: { received: 2, accepted: 2, contacted: 1, quoted: 1, kept: 1, missed: 0 } },
  ]);
  expect(groups[0]?.contacts).toEqual([
    { receivedAt: NOW, contactAt: new Date(NOW.getTime() + 60 * 60_000) },
  ]);
  expect(await getBrokerStats(db, broker)).toMatchObject({ promises: 1, kept: 1 });

  // The time passes for the other, and it goes on to somebody else who keeps theirs.
  const { id: next } = freshBroker();
  await db
    .update(caseAccess)
    .set({ closedAt: now(), endedAt: now(), closedReason: 'reassigned' })
    .where(eq(caseAccess.caseId, quoted));
  pass(1);
  await db.insert(caseAccess).values({ caseId: quoted, brokerId: next, openedAt: now(), acceptedAt: now() });
  expect(await countReceived(db, next, { starts: WEEKS, to: TO })).toMatchObject([
    { counts: { received: 1, contacted: 0, quoted: 0, kept: 0 }, contacts: null },
  ]);
  expect((await listed(broker, { part: 'kept' })).items.map(({ id }) => id)).toEqual([quoted]);
  expect((await listed(broker, { part: 'working' })).items.map(({ id }) => id)).toEqual([late]);
  // Whose it was is known no more.
  expect((await listed(broker, { part: 'quoted' })).items[0]?.contactName).toBeNull();
});

test('days and numbers that there are none of are refused', () => {
  const isFine = (asked: object) => brokerListQuery.safeParse({ filter: 'received', ...asked }).success;
  expect(isFine({ from: '2026-11-02', to: '2026-11-27', part: 'kept', type: 'home' })).toBe(true);
  for (const wrong of [{ part: 'sold' }, { from: '9999-12-31' }, { to: '2026-02-30' }, { type: 'boat' }])
    expect([wrong, isFine(wrong)]).toEqual([wrong, false]);
});
