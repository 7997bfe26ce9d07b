import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import {
  currentNewsletterWording,
  isNewsletterWording,
  newsletterWording,
} from '#app/features/newsletter/wording.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { brand } from '#content/brand.ts';
import { houseRules } from '#content/house-rules.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { applySettings, beginnings } from './apply.server.ts';
import { openSettings } from './open-settings.server.ts';
import type { SettingOutput } from './schema.ts';
import { settings } from './tables.server.ts';

const app = await testApp();
const { db, database } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
await createUser(db, { username: 'second', fullName: 'Blair K', role: 'admin' });
await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const boss = await app.as({ username: 'boss' });
const second = await app.as({ username: 'second' });
const BEGINNING = beginnings({ BROKER_QUOTES: 'on' });

type Answer = { message?: string; errors?: Record<string, string>; items: SettingOutput[] };

async function set(who: typeof boss, key: string, json: unknown): Promise<{ status: number; body: Answer }> {
  const response = await who.request(`/api/admin/settings/${key}`, { method: 'PUT', json });
  return { status: response.status, body: await response.json() };
}

async function preview(key: string, value: unknown): Promise<string[]> {
  const response = await boss.request(`/api/admin/settings/${key}/preview`, {
    method: 'POST',
    json: { value },
  });
  return (await response.json()).sentences;
}

const itemOf = ({ items }: Answer, key: string) => items.find((item) => item.key === key);

beforeEach(async () => {
  holdClock(null);
  await db.delete(settings);
  applySettings(BEGINNING);
});
afterAll(() => holdClock(null));

test('a setting is changed, obeyed at once, and can be returned to what it was', async () => {
  const changed = await set(boss, 'promiseDays', { value: 2, version: 0 });
  expect(changed.status).toBe(200);
  expect(houseRules.promiseDays).toBe(2);
  expect(itemOf(changed.body, 'promiseDays')).toMatchObject({ value: 2, beginning: 1, version: 1 });
  holdClock(new Date('2026-11-25T15:00:00Z'));
  const { id } = await createCase(db);
  holdClock(null);
  const [row] = await db.select().from(cases).where(eq(cases.id, id));
  expect(row?.promiseAt).toEqual(addBusinessTime(new Date('2026-11-25T15:00:00Z'), { days: 2 }));
  const returned = await set(boss, 'promiseDays', { value: null, version: 1 });
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
  const { status, body } = await set(boss, key, { value, version: 0 });
  expect(status).toBe(422);
  expect(body.errors?.value).toContain(problem);
  expect(await db.select().from(settings)).toEqual([]);
});

test('nobody but an administrator reads or changes settings', async () => {
  const dana = await app.as({ username: 'broker' });
  expect((await dana.request('/api/admin/settings')).status).toBe(403);
  expect((await set(dana, 'promiseDays', { value: 2, version: 0 })).status).toBe(403);
  expect((await app.request('/api/admin/settings')).status).toBe(401);
  expect((await set(boss, 'nothing', { value: 2, version: 0 })).status).toBe(404);
});

test('of two administrators on one setting the stale one is told both values, and nothing is lost', async () => {
  const answers = await Promise.all([
    set(boss, 'acceptHours', { value: 3, version: 0 }),
    set(second, 'acceptHours', { value: 4, version: 0 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stale = answers.find(({ status }) => status === 409);
  expect(stale?.body.message).toMatch(
    /(Avery Q|Blair K) has set this to “[34] business hours” meanwhile. You wanted “[34] business hours”./,
  );
  expect(await db.$count(settings)).toBe(1);
});

test('the same change sent twice is one change', async () => {
  await set(boss, 'acceptHours', { value: 3, version: 0 });
  expect((await set(boss, 'acceptHours', { value: 3, version: 0 })).status).toBe(200);
  expect((await set(boss, 'acceptHours', { value: 3, version: 1 })).status).toBe(200);
  expect(await db.$count(settings)).toBe(1);
});

test('two changes at once that contradict each other do not pass each other', async () => {
  const answers = await Promise.all([
    set(boss, 'opensAt', { value: 14, version: 0 }),
    set(second, 'closesAt', { value: 12, version: 0 }),
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
  await set(boss, 'promiseDays', { value: 3, version: 0 });
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
  await set(boss, 'phone', { value: '403-555-0199', version: 0 });
  const process = await openSettings(database, { BROKER_QUOTES: 'on' }, silentLog, {
    ...{ apply: () => {}, drawPages, lookAgainMs: 20 },
  });
  expect(drawPages).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '403-555-0199' }), 0);
  expect(process.pages()).toBe('current');
  drawPages.mockRejectedValueOnce(new Error('no room'));
  await set(boss, 'phone', { value: '', version: 1 });
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
  await set(boss, 'phone', { value: '403-555-0188', version: 0 });
  await vi.waitFor(() => expect(process.pages()).toBe('drawing'));
  await set(boss, 'phone', { value: '403-555-0189', version: 1 });
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

test('mail and business hours go by what is set', async () => {
  await set(boss, 'email', { value: 'team@cover.example', version: 0 });
  await set(boss, 'closedOn', { value: ['2026-11-26', '2026-11-26'], version: 0 });
  expect(brand.email).toBe('team@cover.example');
  const letter = writeLetter({ subject: 'Hello', greeting: 'Hello Kim,', paragraphs: ['Hello'] });
  expect(letter.text).toContain('team@cover.example');
  expect(brand.closedOn).toEqual(['2026-11-26']);
  const wednesdayNoon = new Date('2026-11-25T18:00:00Z');
  expect(addBusinessTime(wednesdayNoon, { days: 1 })).toEqual(new Date('2026-11-27T18:00:00Z'));
});

test('a consent is asked in the words of who asks, and one that was shown before a change is still understood', async () => {
  const before = newsletterWording();
  await set(boss, 'mailingAddress', { value: '7 New Road NW, Edmonton AB  T5J 0A1', version: 0 });
  expect(currentNewsletterWording()).toBe('2026-11-25.1');
  expect(newsletterWording()).toContain('7 New Road NW');
  expect(newsletterWording('2026-11-25')).toBe(before);
  for (const version of ['2026-11-25', '2026-11-25.1']) expect(isNewsletterWording(version)).toBe(true);
  for (const version of ['2026-11-25.2', '2026-11-21', '2026-11-25.x'])
    expect(isNewsletterWording(version)).toBe(false);
});

test('the legal and the trade name stand where the business is named, and in the consent from then on', async () => {
  await set(boss, 'legalName', { value: 'Prairie Lead Ltd.', version: 0 });
  await set(boss, 'tradeName', { value: 'Prairie Cover', version: 0 });
  const business = 'Prairie Lead Ltd., operating as Prairie Cover';
  const letter = writeLetter({ subject: 'Hello', greeting: 'Hello Kim,', paragraphs: ['Hello'] });
  for (const words of [letter.text, String(letter.html), newsletterWording()])
    expect(words).toContain(business);
  expect(newsletterWording('2026-11-20')).toContain('sent by Chinook Cover,');
  expect(newsletterWording('2026-11-20.1')).toContain(
    'sent by Prairie Lead Ltd., operating as Chinook Cover,',
  );
  expect((await set(boss, 'tradeName', { value: ' ', version: 1 })).status).toBe(422);
  expect((await set(boss, 'legalName', { value: 'a'.repeat(101), version: 1 })).status).toBe(422);
  expect((await set(second, 'legalName', { value: 'Another Ltd.', version: 0 })).status).toBe(409);
});

test('closing the office names the open promises that end in that time, and leaves them as they are', async () => {
  await db.delete(cases);
  holdClock(new Date('2026-11-25T18:00:00Z'));
  const { reference } = await createCase(db);
  holdClock(null);
  expect(await preview('closedOn', ['2026-11-27'])).toEqual([]);
  expect(await preview('closedOn', ['2026-11-26'])).toEqual([
    `One open promise would end while the office is closed: ${reference} by Thursday 12:00 pm Alberta time. Promises already made stay as they are.`,
  ]);
  expect(await preview('promiseDays', 2)).toEqual([
    'One promise is open. Promises already made stay as they are.',
  ]);
});

test('a shorter period says what it would delete, and gives what is closed already its new end', async () => {
  await db.delete(cases);
  const closedAt = new Date(Date.now() - 100 * 86_400_000);
  const { id } = await createCase(db);
  const later = new Date(closedAt.getTime() + 730 * 86_400_000);
  await db.update(cases).set({ status: 'lost', closedAt, purgeAfter: later }).where(eq(cases.id, id));
  expect(await preview('keptClosedDays', 101)).toEqual([
    'Nothing that is kept now would be deleted at once.',
  ]);
  expect(await preview('keptClosedDays', 99)).toEqual([
    'The next night would delete 1 request that is kept longer today. That cannot be undone.',
  ]);
  await set(boss, 'keptClosedDays', { value: 99, version: 0 });
  await app.runJobs();
  const [row] = await db.select().from(cases).where(eq(cases.id, id));
  expect(row?.purgeAfter).toEqual(new Date(closedAt.getTime() + 99 * 86_400_000));
});

test('with quotes turned off the portal shows none, from the next call on', async () => {
  const { id } = await createCase(db);
  const isOn = async () => (await (await boss.request(`/api/cases/${id}/quotes`)).json()).isOn;
  expect(await isOn()).toBe(true);
  await set(boss, 'brokerQuotes', { value: false, version: 0 });
  expect(await isOn()).toBe(false);
});

test('before the weights of matching change, it is said who would come first for what waits', async () => {
  await db.delete(cases);
  const profile = { types: ['supervisa'], licenceClasses: ['accident_sickness' as const] };
  const spoken = { ...profile, languages: ['Punjabi'] };
  await createBroker(db, { username: 'fatima', fullName: 'Fatima Broker' }, spoken);
  expect(await preview('matchLanguage', 4)).toEqual([
    'No request is waiting that a broker can take, so nothing changes right now.',
  ]);
  const details = { language: 'punjabi' };
  const { reference } = await createCase(db, { type: 'supervisa', details });
  // Ids are in the order of time: of two who never had a request, the first account comes first.
  const intro = 'Who comes first for the requests that wait now:';
  const title = `Super Visa request ${reference} in Calgary`;
  expect(await preview('matchWait', 0)).toEqual([intro, `${title} goes to Dana Broker, as now.`]);
  const instead = `${title} goes to Fatima Broker instead of Dana Broker.`;
  expect(await preview('matchLanguage', 4)).toEqual([intro, instead]);
  // While nothing waits, it is tried out on what came last.
  await db.update(cases).set({ status: 'withdrawn' });
  expect(await preview('matchLanguage', 4)).toEqual([
    'Nothing waits that a broker can take, so nothing changes right now. If the newest requests came again:',
    instead,
  ]);
  expect(await preview('matchWait', 0)).toEqual([
    'Nothing waits that a broker can take, and each of the newest requests would go to the same broker as now.',
  ]);
  await db.update(cases).set({ status: 'new' });
  await set(boss, 'matchLanguage', { value: 4, version: 0 });
  expect(houseRules).toMatchObject({ matchWait: 5, matchLanguage: 4 });
  expect(await preview('matchLanguage', null)).toEqual([
    intro,
    `${title} goes to Dana Broker instead of Fatima Broker.`,
  ]);
  for (const value of [11, -1, 2.5])
    expect((await set(boss, 'matchLoad', { value, version: 0 })).body.errors).toEqual({
      value: 'Please enter a whole number from 0 to 10',
    });
});
