import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { houseRules } from '#content/house-rules.ts';
import { type SettingsAnswer, setSetting, settingsWorld } from '#tests/fixtures/api/settings-world.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { openSettings } from './open-settings.server.ts';
import { settings } from './tables.server.ts';

const { app, boss, second, begin } = await settingsWorld();
const { db, database } = app;

const itemOf = ({ items }: SettingsAnswer, key: string) => items.find((item) => item.key === key);

beforeEach(begin);
afterAll(() => holdClock(null));

test('a setting is changed, obeyed at once, and can be returned to what it was', async () => {
  const changed = await setSetting(boss, 'promiseDays', { value: 2, version: 0 });
  expect(changed.status).toBe(200);
  expect(houseRules.promiseDays).toBe(2);
  expect(itemOf(changed.body, 'promiseDays')).toMatchObject({ value: 2, beginning: 1, version: 1 });
  holdClock(new Date('2026-11-25T15:00:00Z'));
  const { id } = await createCase(db);
  holdClock(null);
  const [row] = await db.select().from(cases).where(eq(cases.id, id));
  expect(row?.promiseAt).toEqual(addBusinessTime(new Date('2026-11-25T15:00:00Z'), { days: 2 }));
  const returned = await setSetting(boss, 'promiseDays', { value: null, version: 1 });
  expect(houseRules.promiseDays).toBe(1);
  expect(itemOf(returned.body, 'promiseDays')?.changes).toMatchObject([
    { version: 2, value: null, by: 'Avery Q' },
    { version: 1, value: 2, by: 'Avery Q' },
  ]);
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'setting.changed'));
  expect(rows.map(({ data }) => data)).toMatchObject([
    { before: 1, after: 2 },
    { before: 2, after: 1 },
  ]);
});

test.each([
  ['promiseDays', 9, 'Please enter a whole number from 1 to 5'],
  ['promiseDays', 'soon', 'Please enter a whole number from 1 to 5'],
  ['closedOn', ['24 December'], 'Please write each day as YYYY-MM-DD, such as 2026-12-24'],
  ['email', 'nobody', 'Invalid email address'],
  ['social', ['https://evil.example/x'], 'https://evil.example/x is no page on Facebook'],
  ['partnerNotice', 'We will save you money, guaranteed.', 'Please do not write'],
  ['closesAt', 10, 'The office must be open for at least two hours'],
  ['lastReminderDays', 2, 'The last reminder must come after the first'],
])('%s cannot be %j', async (key, value, problem) => {
  const { status, body } = await setSetting(boss, key, { value, version: 0 });
  expect(status).toBe(422);
  expect(body.errors?.value).toContain(problem);
  expect(await db.select().from(settings)).toEqual([]);
});

test('nobody but an administrator reads or changes settings', async () => {
  const dana = await app.as({ username: 'broker' });
  expect((await dana.request('/api/admin/settings')).status).toBe(403);
  expect((await setSetting(dana, 'promiseDays', { value: 2, version: 0 })).status).toBe(403);
  expect((await app.request('/api/admin/settings')).status).toBe(401);
  expect((await setSetting(boss, 'nothing', { value: 2, version: 0 })).status).toBe(404);
});

test('of two administrators on one setting the stale one is told both values, and nothing is lost', async () => {
  const answers = await Promise.all([
    setSetting(boss, 'acceptHours', { value: 3, version: 0 }),
    setSetting(second, 'acceptHours', { value: 4, version: 0 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stale = answers.find(({ status }) => status === 409);
  expect(stale?.body.message).toMatch(
    /(Avery Q|Blair K) has set this to “[34] business hours” meanwhile. You wanted “[34] business hours”./,
  );
  expect(await db.$count(settings)).toBe(1);
});

test('the same change sent twice is one change', async () => {
  await setSetting(boss, 'acceptHours', { value: 3, version: 0 });
  expect((await setSetting(boss, 'acceptHours', { value: 3, version: 0 })).status).toBe(200);
  expect((await setSetting(boss, 'acceptHours', { value: 3, version: 1 })).status).toBe(200);
  expect(await db.$count(settings)).toBe(1);
});

test('two changes at once that contradict each other do not pass each other', async () => {
  const answers = await Promise.all([
    setSetting(boss, 'opensAt', { value: 14, version: 0 }),
    setSetting(second, 'closesAt', { value: 12, version: 0 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('another process obeys, and one that missed the message catches up by itself', async () => {
  const heard = vi.fn();
  const other = await openSettings(database, { BROKER_QUOTES: 'on' }, silentLog, { apply: heard });
  const deaf: Database = { ...database, listen: () => Promise.resolve(async () => {}) };
  const behind = vi.fn();
  const late = await openSettings(deaf, { BROKER_QUOTES: 'on' }, silentLog, {
    apply: behind,
    lookAgainMs: 20,
  });
  await setSetting(boss, 'promiseDays', { value: 3, version: 0 });
  await vi.waitFor(() =>
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ promiseDays: 3 }), expect.anything()),
  );
  await vi.waitFor(() =>
    expect(behind).toHaveBeenLastCalledWith(expect.objectContaining({ promiseDays: 3 }), expect.anything()),
  );
  await Promise.all([other.close(), late.close()]);
});

test('pages are drawn before a process begins, and again when what they say has changed', async () => {
  const drawPages = vi.fn(() => Promise.resolve());
  await setSetting(boss, 'phone', { value: '403-555-0199', version: 0 });
  const process = await openSettings(database, { BROKER_QUOTES: 'on' }, silentLog, {
    ...{ apply: () => {}, drawPages, lookAgainMs: 20 },
  });
  expect(drawPages).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '403-555-0199' }), 0);
  expect(process.pages()).toBe('current');
  drawPages.mockRejectedValueOnce(new Error('no room'));
  await setSetting(boss, 'phone', { value: '', version: 1 });
  await vi.waitFor(() => expect(drawPages).toHaveBeenCalledTimes(3));
  await vi.waitFor(() => expect(process.pages()).toBe('current'));
  await process.close();
});

test('a change while pages are drawn begins anew, and what became of the drawing before says nothing', async () => {
  const first = Promise.withResolvers<void>();
  const drawPages = vi.fn(() => Promise.resolve());
  const process = await openSettings(database, { BROKER_QUOTES: 'on' }, silentLog, {
    ...{ apply: () => {}, drawPages },
  });
  drawPages.mockReturnValueOnce(first.promise);
  await setSetting(boss, 'phone', { value: '403-555-0188', version: 0 });
  await vi.waitFor(() => expect(process.pages()).toBe('drawing'));
  await setSetting(boss, 'phone', { value: '403-555-0189', version: 1 });
  await vi.waitFor(() =>
    expect(drawPages).toHaveBeenLastCalledWith(
      expect.objectContaining({ phone: '403-555-0189' }),
      expect.anything(),
    ),
  );
  await vi.waitFor(() => expect(process.pages()).toBe('current'));
  first.reject(new Error('nobody wants them any more'));
  await process.refresh();
  expect(process.pages()).toBe('current');
  await process.close();
});
