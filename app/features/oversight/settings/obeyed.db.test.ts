import { afterAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import {
  currentNewsletterWording,
  isNewsletterWording,
  newsletterWording,
} from '#app/features/newsletter/wording.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { brand } from '#content/brand.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { applySettings, beginnings } from './apply.server.ts';
import type { SettingOutput } from './schema.ts';
import { settings } from './tables.server.ts';

const app = await testApp();
const { db } = app;
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

beforeEach(async () => {
  holdClock(null);
  await db.delete(settings);
  applySettings(BEGINNING);
});
afterAll(() => holdClock(null));

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

test('with quotes turned off the portal shows none, from the next call on', async () => {
  const { id } = await createCase(db);
  const isOn = async () => (await (await boss.request(`/api/cases/${id}/quotes`)).json()).isOn;
  expect(await isOn()).toBe(true);
  await set(boss, 'brokerQuotes', { value: false, version: 0 });
  expect(await isOn()).toBe(false);
});
