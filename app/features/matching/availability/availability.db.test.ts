import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { OFFICE_HOURS } from '#app/features/brokers/availability/working-hours.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { matchCase } from '#app/features/matching/commands.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';

/** A Wednesday, 10:00 in Alberta. */
const NOW = new Date('2026-11-25T16:00:00Z');
holdClock(NOW);
beforeEach(() => holdClock(NOW));

const app = await testApp();
const { db } = app;
const profile = { types: ['auto', 'home'], licenceClasses: ['general' as const] };
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' }, profile);
await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const as = { broker: await app.as({ username: 'broker' }), admin: await app.as({ username: 'admin' }) };
const PATH = '/api/broker/availability';

async function call(who: Caller, method: string, path = PATH, json?: object) {
  const answer = await who.request(path, { method, ...(json && { json }) });
  return { status: answer.status, body: await answer.json() };
}
async function choices(part: object = {}) {
  const { licensedTypes: _, awayBefore: __, ...held } = (await call(as.broker, 'GET')).body;
  return { ...held, ...part };
}
const save = async (part: object) => call(as.broker, 'PUT', PATH, await choices(part));
const preview = async (part: object) =>
  (await call(as.broker, 'POST', `${PATH}/preview`, await choices(part))).body;
const matched = async () => matchCase(db, systemViewer('matching'), { caseId: (await createCase(db)).id });

test('a broker reads when and what they take, with office hours until they say otherwise', async () => {
  expect((await call(as.broker, 'GET')).body).toMatchObject({
    ...{ dailyCap: 10, types: ['auto', 'home'], away: [], awayBefore: [], weeklyHours: OFFICE_HOURS },
    licensedTypes: ['auto', 'home', 'business', 'commercial-auto', 'specialty', 'general'],
  });
  expect((await call(as.admin, 'GET')).status).toBe(404);
});

const OFF = { from: '', to: '' };
const away = (from: string, to: string) => ({ from, to });

test.each([
  [{ away: [{ from: '2026-11-25', to: '2026-11-26' }] }],
  [{ away: [away('2026-12-20', '2026-12-31'), away('2026-11-24', '')] }],
  [{ dailyCap: 0 }],
  [{ types: ['home'] }],
  [{ cities: ['Edmonton'] }],
  [{ weeklyHours: { ...OFFICE_HOURS, wed: OFF } }],
  [{ weeklyHours: { ...OFFICE_HOURS, wed: { from: '13:00', to: '17:00' } } }],
])('what is saved is honoured by matching at once: %o', async (part) => {
  const usual = await choices();
  expect(await preview(part)).toMatchObject({ recent: { before: expect.any(Number) } });
  expect((await save(part)).status).toBe(200);
  expect(await matched()).toBeNull();
  const { version: _, ...before } = usual;
  expect((await save(before)).status).toBe(200);
  expect(await matched()).toBe(broker.id);
});

test('what would change is said before it is saved, and what waits comes at once when it is', async () => {
  await save({ types: ['home'], dailyCap: 100 });
  const { id } = await createCase(db, { type: 'auto' });
  const shown = await preview({ types: ['auto', 'home'] });
  expect(shown.waiting.after).toBeGreaterThan(shown.waiting.before);
  expect(shown.recent.after).toBeGreaterThan(shown.recent.before);
  expect(shown).toMatchObject({ waiting: { before: 0 }, recent: { before: 0 }, isOpenNow: true });
  expect((await choices()).types).toEqual(['home']);
  await save({ types: ['auto', 'home'] });
  await app.runJobs();
  const [access] = await db.select().from(caseAccess).where(eq(caseAccess.caseId, id));
  expect(access?.brokerId).toBe(broker.id);
});

test('days away are kept in order, joined where they touch, and folded away once they are over', async () => {
  const planned = [
    away('2026-12-20', '2026-12-24'),
    away('2026-11-30', ''),
    away('2026-11-25', '2026-11-26'),
  ];
  const { body } = await save({ away: planned });
  expect(body.away).toEqual([away('2026-11-25', '2026-11-26'), away('2026-11-30', '')]);
  await save({ away: [away('2026-11-25', '2026-11-26'), away('2026-11-27', '2026-11-28')] });
  holdClock(new Date('2026-11-30T16:00:00Z'));
  as.broker = await app.as({ username: 'broker' });
  expect(await choices()).toMatchObject({ away: [] });
  const { body: after } = await save({ away: [away('2026-12-20', '2026-12-24')] });
  expect(after).toMatchObject({
    away: [away('2026-12-20', '2026-12-24')],
    awayBefore: [away('2026-11-25', '2026-11-28')],
  });
  await save({ away: [] });
  holdClock(NOW);
  as.broker = await app.as({ username: 'broker' });
});

test('of two changes of the same version one is kept', async () => {
  const sent = await choices({ dailyCap: 7 });
  const both = await Promise.all([1, 2].map(() => call(as.broker, 'PUT', PATH, sent)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each([
  [{ dailyCap: 101 }, { dailyCap: 'Requests per day must be between 0 and 100' }],
  [{ types: [] }, { types: 'Choose at least one insurance type' }],
  [{ types: ['life'] }, { types: 'Your licence does not cover all of these types' }],
  [{ cities: ['Toronto'] }, { 'cities.0': 'Please choose from the list' }],
  [{ away: [away('', '2026-11-26')] }, { 'away.0.from': 'Enter the first day, or remove this line' }],
  [
    { away: [away('2026-12-01', '2026-12-02'), away('2026-11-27', '2026-11-26')] },
    { 'away.1.to': 'The last day must not be before the first' },
  ],
  [{ away: [away('2026-11-01', '2026-11-02')] }, { 'away.0.to': 'The last day must be today or later' }],
  [{ away: Array(21).fill(away('2026-12-01', '')) }, { away: 'Enter at most 20 times away' }],
  [
    { weeklyHours: { ...OFFICE_HOURS, mon: { from: '09:00', to: '' } } },
    { 'weeklyHours.mon.to': 'Please enter both times, or neither on a day off' },
  ],
  [
    { weeklyHours: { ...OFFICE_HOURS, mon: { from: '09:00', to: '08:00' } } },
    { 'weeklyHours.mon.to': 'The end must be after the beginning' },
  ],
])('%o is refused', async (part, errors) => {
  expect(await save(part)).toMatchObject({ status: 422, body: { errors } });
});
