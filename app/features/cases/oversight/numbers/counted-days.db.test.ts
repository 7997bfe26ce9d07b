import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listBrokers } from '#app/features/cases/oversight/brokers/list-brokers.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { asAt, holdClock } from '#app/platform/now.ts';
import { logContact } from '#tests/fixtures/api/cases/case-steps.ts';
import { at, NOON, numberedCases } from '#tests/fixtures/api/cases/numbered-cases.ts';
import { type KeptRows, recomputeNumbers } from '#tests/fixtures/api/cases/recompute-numbers.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { checkDays, countDueDays, listDays, recountDays } from './counted-days.server.ts';
import { GROUPINGS } from './groupings.ts';
import { readNumbers } from './numbers.server.ts';
import { countedDays, dayNumbers } from './tables.server.ts';

const { db } = await testDatabase();
const { admin, dana, olive } = await numberedCases(db);
const NOW = NOON;
const ALL_DAYS = ['0001-01-01', '9999-12-31'] as const;

beforeEach(() => holdClock(NOW));

/** The same numbers from the raw rows. */
const recompute = (from: Date, to: Date, ...keep: KeptRows) =>
  recomputeNumbers(db, { from, to, now: NOW }, ...keep);

test('days that were counted say what their rows say, also when two count at once', async () => {
  const readAll = () => Promise.all(GROUPINGS.map((by) => readNumbers(db, { days: 90, by })));
  const raw = await readAll();
  expect(await listDays(db, ...ALL_DAYS)).toEqual([]);
  await Promise.all([countDueDays(db), countDueDays(db)]);
  const days = await listDays(db, ...ALL_DAYS);
  expect(days).toHaveLength(180);
  // Of this day the rows are looked at.
  expect(days.at(-1)).toBe('2026-11-18');
  expect(await db.$count(dayNumbers)).toBeGreaterThan(10);
  expect(await readAll()).toEqual(raw);
});

test('a day is counted again after something happened to its requests, and whoever is killed leaves it to the next', async () => {
  const [open] = await db.select().from(cases).where(eq(cases.type, 'life'));
  if (!open) throw new Error('The request is missing');
  await asAt(at(19, 12, 3), () => takeStep(db, admin, { caseId: open.id, step: 'withdraw', input: {} }));
  const later = at(19, 12, 6);
  expect(await asAt(later, () => countDueDays(db))).toContain('2026-11-13');
  const numbers = await asAt(later, () => readNumbers(db, { days: 7, by: 'type' }));
  expect(numbers.current).toEqual(await recompute(at(13, 0), later));
  expect(numbers.current.withdrawn).toBe(2);
  await db.update(countedDays).set({ isStale: true }).where(eq(countedDays.day, '2026-08-01'));
  expect(await asAt(at(19, 13), () => countDueDays(db))).toEqual(['2026-08-01']);
  expect(await asAt(at(19, 13), () => countDueDays(db))).toEqual([]);
});

test('a count that ends in the middle of a day leaves whole days, says the same numbers, and the next one goes on', async () => {
  const readAll = () => Promise.all(GROUPINGS.map((by) => readNumbers(db, { days: 30, by })));
  await recountDays(db);
  const whole = await readAll();
  const all = await listDays(db, ...ALL_DAYS);
  await db.execute(sql`create function end_here() returns trigger language plpgsql as
    'begin if new.day = ''2026-11-13'' then raise exception ''killed''; end if; return new; end'`);
  // After the day is written and before its numbers are: half of it must not stay.
  await db.execute(
    sql`create trigger end_here before insert on ${dayNumbers} for each row execute function end_here()`,
  );
  await expect(recountDays(db)).rejects.toThrow();
  expect(await listDays(db, ...ALL_DAYS)).toEqual(all.filter((day) => day > '2026-11-13'));
  expect(await readAll()).toEqual(whole);
  await db.execute(sql`drop trigger end_here on ${dayNumbers}`);
  expect(await countDueDays(db)).toEqual(all.filter((day) => day <= '2026-11-13'));
  expect(await listDays(db, ...ALL_DAYS)).toEqual(all);
  expect(await readAll()).toEqual(whole);
});

test('what became of promises stays as it was, whatever happens to their requests later', async () => {
  await asAt(at(19, 12), () => countDueDays(db));
  const days = { from: at(13, 0), to: at(19, 12) };
  const keptOf = async (now: Date) => {
    const { current } = await asAt(now, () => readNumbers(db, { days: 7, by: 'type' }));
    const brokers = await asAt(now, () => listBrokers(db));
    return [current, ...brokers].map(({ promisesKept: { part, of } }) => `${part}/${of}`);
  };
  // Of all, of Dana who kept hers, and of Olive who missed hers.
  expect(await keptOf(at(19, 12))).toEqual(['1/2', '1/1', '0/1']);
  const [won] = await db.select().from(cases).where(eq(cases.status, 'won'));
  const [late] = await db.select().from(cases).where(eq(cases.promisesMissed, 1));
  if (!won || !late) throw new Error('The requests are missing');
  await asAt(at(19, 13), () =>
    takeStep(db, admin, { caseId: won.id, step: 'reopen', input: { reason: 'Not in force' } }),
  );
  const into = { intoId: won.id, into: won.reference, reason: 'The same' };
  await asAt(at(19, 13), () => takeStep(db, admin, { caseId: late.id, step: 'merge', input: into }));
  await asAt(at(19, 13, 30), () => countDueDays(db));
  expect(await keptOf(at(19, 13, 30))).toEqual(['1/2', '1/1', '0/1']);
  // Reopening has promised again: a promise of its own, which its broker keeps and nobody takes back.
  await asAt(at(19, 14), () => logContact(db, dana, { caseId: won.id, method: 'phone' }));
  const assign = { brokerId: olive.id, reason: 'Ill' };
  await asAt(at(19, 15), () => takeStep(db, admin, { caseId: won.id, step: 'assign', input: assign }));
  await asAt(at(19, 15, 30), () => countDueDays(db));
  expect(await keptOf(at(19, 15, 30))).toEqual(['2/3', '2/2', '0/1']);
  const { promisesKept, firstContact } = await asAt(days.to, () => recompute(days.from, days.to));
  expect({ promisesKept, firstContact }).toEqual({
    promisesKept: { part: 1, of: 2 },
    firstContact: { medianMinutes: 180, of: 1 },
  });
});

test('a day on which brokers may still accept is counted, and again while they may', async () => {
  await asAt(at(19, 16, 50), () => createCase(db, { type: 'travel' }));
  const [early, open, later] = [at(20, 7), at(20, 10), at(20, 12)];
  expect(await asAt(early, () => countDueDays(db))).toContain('2026-11-19');
  expect(await asAt(early, () => countDueDays(db))).toEqual([]);
  for (const time of [open, later]) {
    expect(await asAt(time, () => countDueDays(db))).toContain('2026-11-19');
    const { current } = await asAt(time, () => readNumbers(db, { days: 7, by: 'type' }));
    expect(current).toEqual(await recompute(at(14, 0), time));
  }
  expect(await asAt(at(20, 15), () => countDueDays(db))).toEqual([]);
});

test('what was counted wrongly is reported and set right', async () => {
  const night = at(20, 23);
  await asAt(night, () => checkDays(db));
  const right = await asAt(night, () => readNumbers(db, { days: 30, by: 'type' }));
  await db.update(dayNumbers).set({ requests: 7 }).where(eq(dayNumbers.day, '2026-11-17'));
  expect(await asAt(night, () => readNumbers(db, { days: 30, by: 'type' }))).not.toEqual(right);
  await expect(asAt(night, () => checkDays(db))).rejects.toThrow('2026-11-17 were not');
  expect(await asAt(night, () => readNumbers(db, { days: 30, by: 'type' }))).toEqual(right);
  expect(await asAt(night, () => recountDays(db))).toBe(180);
  expect(await asAt(night, () => readNumbers(db, { days: 30, by: 'type' }))).toEqual(right);
});
