import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import {
  CLOSED_OUTCOME_NAMES,
  type ClosedOutcome,
} from '#app/features/cases/rules/outcomes/closed-outcomes.ts';
import { ACCESS_END_REASONS } from '#app/features/cases/rules/reasons.ts';
import { CASE_STATUSES, OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { listBrokerCases } from './broker-queries.server.ts';
import { brokerListQuery } from './schema.ts';

const { db } = await testDatabase();
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' }, { dailyCap: 100 });

type End = { at: Date; closedReason: (typeof ACCESS_END_REASONS)[number] };

/** The case is over while the broker has it, who may read it for some weeks more. */
async function close(id: string, row: Partial<typeof cases.$inferInsert> & { closedAt: Date }) {
  await db
    .update(cases)
    .set({ stage: 'completed', ...row })
    .where(eq(cases.id, id));
  await db.update(caseAccess).set({ endedAt: row.closedAt }).where(eq(caseAccess.caseId, id));
}

async function leave(id: string, { at, closedReason }: End) {
  const endedAt = sql`coalesce(${caseAccess.endedAt}, ${at.toISOString()}::timestamptz)`;
  await db.update(caseAccess).set({ closedAt: at, closedReason, endedAt }).where(eq(caseAccess.caseId, id));
}

const idsOf = async (outcome?: ClosedOutcome) => {
  const input = brokerListQuery.parse({ filter: 'closed', limit: 100, ...(outcome && { outcome }) });
  return (await listBrokerCases(db, broker, input)).items.map(({ id }) => id);
};

test('each closed request, however it ended, is found under one outcome, what ended last first, page by page', async () => {
  const made: string[] = [];
  // What came in last ended first.
  const at = () => new Date(Date.UTC(2026, 10, 20) - made.length * 60_000);
  const ended = CASE_STATUSES.filter((status) => !OPEN_STATUSES.some((open) => open === status));
  for (const status of ended) {
    const { id } = await createAssignedCase(db, broker);
    await close(id, { status, closedAt: at() });
    made.push(id);
  }
  for (const closedReason of ACCESS_END_REASONS) {
    const { id } = await createAssignedCase(db, broker);
    await leave(id, { at: at(), closedReason });
    made.push(id);
  }
  await createAssignedCase(db, broker);
  expect(await idsOf()).toEqual(made);
  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const input = brokerListQuery.parse({ filter: 'closed', limit: 2, ...(cursor && { cursor }) });
    const found = await listBrokerCases(db, broker, input);
    expect(found.total).toBe(made.length);
    paged.push(...found.items.map(({ id }) => id));
    cursor = found.nextCursor;
  }
  expect(paged).toEqual(made);
  const found = await Promise.all(CLOSED_OUTCOME_NAMES.map(idsOf));
  expect(found.every((ids) => ids.length > 0)).toBe(true);
  expect(found.flat().toSorted()).toEqual(made.toSorted());
});

test('what became of a request after it left the broker does not tell itself by the outcome', async () => {
  const { id } = await createAssignedCase(db, broker);
  await leave(id, { at: new Date('2026-11-18T18:00:00Z'), closedReason: 'returned' });
  await db.update(cases).set({ status: 'won', stage: 'completed' }).where(eq(cases.id, id));
  expect(await idsOf('won')).not.toContain(id);
  expect(await idsOf('returned')).toContain(id);
});

test('a closed request says when it was over: with the access to it, or with itself', async () => {
  const closedAt = new Date('2026-11-21T18:00:00Z');
  const returned = await createAssignedCase(db, broker);
  await leave(returned.id, { at: closedAt, closedReason: 'returned' });
  const won = await createAssignedCase(db, broker);
  await close(won.id, { status: 'won', closedAt });
  const input = brokerListQuery.parse({ filter: 'closed', limit: 2 });
  const { items } = await listBrokerCases(db, broker, input);
  expect(items.map(({ id, endedAt }) => [id, endedAt])).toEqual([
    [won.id, closedAt.toISOString()],
    [returned.id, closedAt.toISOString()],
  ]);
});

test('a closed request keeps its place and its day when the access to it ends some weeks later', async () => {
  const closedAt = new Date('2026-11-21T19:00:00Z');
  const { id } = await createAssignedCase(db, broker);
  await close(id, { status: 'lost', closedAt });
  const first = async () => {
    const input = brokerListQuery.parse({ filter: 'closed', limit: 2 });
    const { items, nextCursor } = await listBrokerCases(db, broker, input);
    const rest = brokerListQuery.parse({ filter: 'closed', limit: 100, cursor: nextCursor });
    const later = (await listBrokerCases(db, broker, rest)).items;
    return [...items, ...later].map((item) => [item.id, item.endedAt]);
  };
  const before = await first();
  expect(before[0]).toEqual([id, closedAt.toISOString()]);
  await leave(id, { at: new Date('2026-12-21T19:00:00Z'), closedReason: 'completed' });
  expect(await first()).toEqual(before);
});

test('why there is no policy is known to whose case it was then, and to nobody after it was opened again', async () => {
  const closedAt = new Date('2026-11-22T18:00:00Z');
  const { id } = await createAssignedCase(db, broker);
  const why = async () => {
    const input = brokerListQuery.parse({ filter: 'closed', limit: 100 });
    return (await listBrokerCases(db, broker, input)).items.find((item) => item.id === id)?.lostReason;
  };
  await close(id, { status: 'lost', lostReason: 'price', closedAt });
  expect(await why()).toBe('price');
  await leave(id, { at: new Date('2026-12-22T18:00:00Z'), closedReason: 'completed' });
  expect(await why()).toBe('price');
  // Somebody else has lost it since.
  await db
    .update(cases)
    .set({ closedAt: new Date('2026-12-23T18:00:00Z'), lostReason: 'timing' })
    .where(eq(cases.id, id));
  expect(await why()).toBeNull();
});

test('an outcome that there is none of is refused', () => {
  expect(brokerListQuery.safeParse({ filter: 'closed', outcome: 'sold' }).success).toBe(false);
});

test('closed requests are found by their ids, each that is read stands in the passport, and nobody else’s', async () => {
  const won = await createAssignedCase(db, broker);
  await close(won.id, { status: 'won', closedAt: new Date(Date.UTC(2026, 10, 21)) });
  await db.update(caseAccess).set({ acceptedAt: new Date() }).where(eq(caseAccess.caseId, won.id));
  const open = await createAssignedCase(db, broker);
  const stranger = await createBroker(db, { username: 'stranger', fullName: 'Sam Stranger' });
  const others = await createAssignedCase(db, stranger);
  await close(others.id, { status: 'won', closedAt: new Date(Date.UTC(2026, 10, 21)) });
  const ids = [won.id, open.id, others.id].join(',');
  const found = await listBrokerCases(db, broker, brokerListQuery.parse({ filter: 'closed', ids }));
  expect(found.items.map(({ id, contactName }) => [id, contactName !== null])).toEqual([[won.id, true]]);
  for (const wrong of ['', 'AB-12345678', Array.from({ length: 51 }, () => won.id).join(',')])
    expect(brokerListQuery.safeParse({ filter: 'closed', ids: wrong }).success).toBe(false);
});
