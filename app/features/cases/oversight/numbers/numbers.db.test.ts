import { beforeEach, expect, test } from 'vitest';
import { createCase } from '#app/features/cases/seed.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { asAt, holdClock } from '#app/platform/now.ts';
import { at, NOON, numberedCases } from '#tests/fixtures/api/cases/numbered-cases.ts';
import { type KeptRows, recomputeNumbers } from '#tests/fixtures/api/cases/recompute-numbers.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { GROUPINGS, type Grouping } from './groupings.ts';
import { readNumbers } from './numbers.server.ts';

const { db } = await testDatabase();
await numberedCases(db);
const NOW = NOON;

beforeEach(() => holdClock(NOW));

/** The same numbers from the raw rows. */
const recompute = (from: Date, to: Date, ...keep: KeptRows) =>
  recomputeNumbers(db, { from, to, now: NOW }, ...keep);

test('every number of a period and of the one before is what the raw rows say', async () => {
  const numbers = await readNumbers(db, { days: 7, by: 'type' });
  const period = { from: at(13, 0), to: NOW };
  const before = { from: at(6, 0), to: at(12, 12) };
  expect(numbers.period).toEqual({ from: period.from.toISOString(), to: period.to.toISOString() });
  expect(numbers.before).toEqual({ from: before.from.toISOString(), to: before.to.toISOString() });
  expect(numbers.current).toEqual(await recompute(period.from, period.to));
  expect(numbers.earlier).toEqual(await recompute(before.from, before.to));
  expect(numbers.current).toEqual({
    requests: 5,
    acceptedInTime: { part: 1, of: 4 },
    firstContact: { medianMinutes: 180, of: 1 },
    promisesKept: { part: 1, of: 2 },
    ...{ won: 1, lost: 0, withdrawn: 1, open: 3 },
  });
  expect(numbers.earlier.requests).toBe(1);
});

test('each part and each day of a period stands beside the same of the period before, as the raw rows say', async () => {
  const before = { from: at(6, 0), to: at(12, 12) };
  const groupsBy = async (by: Grouping) => (await readNumbers(db, { days: 7, by })).groups;
  const keyOf = {
    type: ({ type }) => type,
    city: ({ city }) => city ?? '',
    source: ({ source }) => source,
  } satisfies Partial<Record<Grouping, (row: typeof cases.$inferSelect) => string>>;
  for (const by of ['type', 'city', 'source'] as const)
    for (const { key, earlier } of await groupsBy(by))
      expect([by, key, earlier]).toEqual([
        ...[by, key],
        await recompute(before.from, before.to, (row) => keyOf[by](row) === key),
      ]);
  for (const by of GROUPINGS)
    expect((await groupsBy(by)).reduce((sum, { earlier }) => sum + earlier.requests, 0)).toBe(1);
  const beside = async (by: Grouping) =>
    (await groupsBy(by)).map(({ label, requests, earlier }) => [label, requests, earlier.requests]);
  expect(await beside('campaign')).toEqual([
    ['No campaign', 3, 1],
    ['google / fall', 2, 0],
  ]);
  // Of a group that has nothing now, what it had stays in sight.
  const afternoon = await asAt(at(19, 16), () => beside('type'));
  expect(afternoon.at(-1)).toEqual(['Travel', 0, 1]);
  const { byDay } = await readNumbers(db, { days: 7, by: 'type' });
  expect(byDay.map(({ day, earlier }) => [day, earlier])).toEqual([
    ...[13, 14, 15, 16, 17, 18].map((day) => [`2026-11-${day}`, 0]),
    // Of the twelfth, what was sent by noon.
    ['2026-11-19', 1],
  ]);
});

test('each part of the numbers adds up to the whole, and is what the raw rows say', async () => {
  const { byDay, current } = await readNumbers(db, { days: 30, by: 'type' });
  const groupsBy = async (by: Grouping) => (await readNumbers(db, { days: 30, by })).groups;
  for (const by of GROUPINGS)
    expect((await groupsBy(by)).reduce((sum, { requests }) => sum + requests, 0)).toBe(current.requests);
  const keyOf = {
    type: ({ type }) => type,
    city: ({ city }) => city ?? '',
    source: ({ source }) => source,
    // Written out, not as the product says it.
    campaign: ({ attribution }) => (attribution ? 'google / fall' : ''),
  } satisfies Partial<Record<Grouping, (row: typeof cases.$inferSelect) => string>>;
  for (const by of ['type', 'city', 'source', 'campaign'] as const)
    for (const { key, label: _, earlier: __, ...counted } of await groupsBy(by))
      expect([by, key, counted]).toEqual([
        ...[by, key],
        await recompute(at(-10, 0), NOW, (row) => keyOf[by](row) === key),
      ]);
  const labels = async (by: Grouping) => (await groupsBy(by)).map(({ label, requests }) => [label, requests]);
  expect(await labels('source')).toEqual([
    ['Quote form', 5],
    ['Chat', 1],
    ['Contact form', 1],
  ]);
  expect(await labels('campaign')).toEqual([
    ['No campaign', 5],
    ['google / fall', 2],
  ]);
  const byBroker = await groupsBy('broker');
  const accesses = await db.select().from(caseAccess);
  // A promise is of the broker who had accepted.
  const lastAccepted = (caseId: string) =>
    accesses
      .filter((one) => one.caseId === caseId && one.acceptedAt)
      .toSorted((a, b) => Number(b.acceptedAt) - Number(a.acceptedAt))[0]?.brokerId;
  // Who has it, or had it at its end: a case that was given back or taken away is with nobody.
  const holderOf = (caseId: string) => {
    const last = accesses
      .filter((one) => one.caseId === caseId)
      .toSorted((a, b) => Number(b.openedAt) - Number(a.openedAt))[0];
    const isLost = ['returned', 'expired', 'promise_missed', 'reassigned'].includes(last?.closedReason ?? '');
    return isLost ? undefined : last?.brokerId;
  };
  for (const { key, label: _, earlier: __, ...counted } of byBroker)
    expect(counted).toEqual(
      await recompute(
        at(-10, 0),
        NOW,
        ({ id }) => (holderOf(id) ?? '') === key,
        ({ id }) => (lastAccepted(id) ?? '') === key,
      ),
    );
  expect(byBroker.map(({ label, requests, won }) => [label, requests, won])).toEqual([
    ['Without a broker', 6, 0],
    ['Dana Broker', 1, 1],
    // She missed its promise, and has it no more.
    ['Olive Other', 0, 0],
  ]);
  expect(byDay).toHaveLength(30);
  const rows = await db.select().from(cases);
  for (const { day, requests } of byDay) {
    const sent = rows.filter((row) => albertaDate(row.createdAt) === day && row.status !== 'spam');
    expect([day, requests]).toEqual([day, sent.length]);
  }
});

test('what is beyond fifty groups is one, and nothing is lost', async () => {
  const tags = Array.from({ length: 53 }, (_, index) => `tag ${index}`);
  const sent = tags.map((source) => ({ attribution: { last: { source } } }));
  for (const one of sent) await asAt(at(19, 11, 30), () => createCase(db, one));
  const { groups, current } = await readNumbers(db, { days: 7, by: 'campaign' });
  expect(groups).toHaveLength(51);
  expect(groups.at(-1)).toMatchObject({ key: 'rest', label: '5 others', requests: 5 });
  expect(groups.reduce((sum, { requests }) => sum + requests, 0)).toBe(current.requests);
});
