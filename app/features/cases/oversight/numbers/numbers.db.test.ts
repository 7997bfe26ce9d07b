import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { listBrokers } from '#app/features/cases/oversight/brokers/list-brokers.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { albertaDate, albertaInstant } from '#app/platform/clock/clock.ts';
import { asAt, holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { acceptCase, logContact, missPromise } from '#tests/fixtures/api/cases/case-steps.ts';
import { type KeptRows, recomputeNumbers } from '#tests/fixtures/api/cases/recompute-numbers.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { checkDays, countDueDays, listDays, recountDays } from './counted-days.server.ts';
import { readNumbers } from './numbers.server.ts';
import { GROUPINGS, type Grouping } from './schema.ts';
import { countedDays, dayNumbers } from './tables.server.ts';

const { db } = await testDatabase();
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const olive = await createBroker(db, { username: 'olive', fullName: 'Olive Other' });
const system = systemViewer('test');

/** Thursday noon in Alberta. */
const NOW = albertaInstant(2026, 11, 19, 12);
const at = (day: number, hour: number, minute = 0) => albertaInstant(2026, 11, day, hour, minute);

beforeAll(async () => {
  // Accepted after 30 minutes, contact after three hours, won.
  const won = await asAt(at(17, 9), () =>
    createAssignedCase(db, dana, {
      type: 'home',
      attribution: { first: { source: 'mailer' }, last: { source: 'Google', campaign: 'Fall' } },
    }),
  );
  await asAt(at(17, 9, 30), () => acceptCase(db, dana, { caseId: won.id }));
  await asAt(at(17, 12), () => logContact(db, dana, { caseId: won.id, method: 'phone' }));
  await asAt(at(18, 9), () =>
    takeStep(db, dana, { caseId: won.id, step: 'win', input: { insurer: 'P', effectiveOn: '2026-12-01' } }),
  );
  // Given to another broker, who accepts after more than two open hours; the promise is missed.
  const late = await asAt(at(16, 9), () =>
    createAssignedCase(db, dana, { postalCode: 'T5J 2R7', source: 'contact' }),
  );
  await asAt(at(16, 10), () =>
    takeStep(db, admin, { caseId: late.id, step: 'release', input: { reason: 'Ill' } }),
  );
  await asAt(at(16, 14), () =>
    takeStep(db, system, { caseId: late.id, step: 'assign', input: { brokerId: olive.id } }),
  );
  await asAt(at(16, 15), () => acceptCase(db, olive, { caseId: late.id }));
  await asAt(at(17, 16), () => missPromise(db, system, { caseId: late.id }));
  // Unassigned: one is over its two hours, one is not.
  await asAt(at(13, 9), () =>
    createCase(db, {
      type: 'life',
      source: 'chat',
      attribution: { last: { source: 'google', campaign: 'fall' } },
    }),
  );
  await asAt(at(19, 11), () => createCase(db));
  // Withdrawn, and one that nobody meant, which counts for nothing.
  const gone = await asAt(at(18, 9), () => createCase(db));
  await asAt(at(18, 10), () => takeStep(db, admin, { caseId: gone.id, step: 'withdraw', input: {} }));
  const spam = await asAt(at(18, 11), () => createCase(db));
  await asAt(at(18, 12), () =>
    takeStep(db, admin, { caseId: spam.id, step: 'mark_not_real', input: { reason: 'advertising' } }),
  );
  // In the period before, before the same time of day, and one after it.
  await asAt(at(12, 11), () => createCase(db));
  await asAt(at(12, 15), () => createCase(db, { type: 'travel' }));
});

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

const ALL_DAYS = ['0001-01-01', '9999-12-31'] as const;

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

test('what is beyond fifty groups is one, and nothing is lost', async () => {
  const tags = Array.from({ length: 53 }, (_, index) => `tag ${index}`);
  const sent = tags.map((source) => ({ attribution: { last: { source } } }));
  for (const one of sent) await asAt(at(19, 11, 30), () => createCase(db, one));
  const { groups, current } = await readNumbers(db, { days: 7, by: 'campaign' });
  expect(groups).toHaveLength(51);
  expect(groups.at(-1)).toMatchObject({ key: 'rest', label: '5 others', requests: 5 });
  expect(groups.reduce((sum, { requests }) => sum + requests, 0)).toBe(current.requests);
});
