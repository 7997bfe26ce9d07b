import { afterAll, beforeEach, expect, test } from 'vitest';
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
import { setSetting, settingsWorld } from '#tests/fixtures/api/settings-world.ts';

const { app, boss, second, begin } = await settingsWorld();

beforeEach(begin);
afterAll(() => holdClock(null));

test('mail and business hours go by what is set', async () => {
  await setSetting(boss, 'email', { value: 'team@cover.example', version: 0 });
  await setSetting(boss, 'closedOn', { value: ['2026-11-26', '2026-11-26'], version: 0 });
  expect(brand.email).toBe('team@cover.example');
  const letter = writeLetter({ subject: 'Hello', greeting: 'Hello Kim,', paragraphs: ['Hello'] });
  expect(letter.text).toContain('team@cover.example');
  expect(brand.closedOn).toEqual(['2026-11-26']);
  const wednesdayNoon = new Date('2026-11-25T18:00:00Z');
  expect(addBusinessTime(wednesdayNoon, { days: 1 })).toEqual(new Date('2026-11-27T18:00:00Z'));
});

test('a consent is asked in the words of who asks, and one that was shown before a change is still understood', async () => {
  const before = newsletterWording();
  await setSetting(boss, 'mailingAddress', { value: '7 New Road NW, Edmonton AB  T5J 0A1', version: 0 });
  expect(currentNewsletterWording()).toBe('2026-11-25.1');
  expect(newsletterWording()).toContain('7 New Road NW');
  expect(newsletterWording('2026-11-25')).toBe(before);
  for (const version of ['2026-11-25', '2026-11-25.1']) expect(isNewsletterWording(version)).toBe(true);
  for (const version of ['2026-11-25.2', '2026-11-21', '2026-11-25.x'])
    expect(isNewsletterWording(version)).toBe(false);
});

test('the legal and the trade name stand where the business is named, and in the consent from then on', async () => {
  await setSetting(boss, 'legalName', { value: 'Prairie Lead Ltd.', version: 0 });
  await setSetting(boss, 'tradeName', { value: 'Prairie Cover', version: 0 });
  const business = 'Prairie Lead Ltd., operating as Prairie Cover';
  const letter = writeLetter({ subject: 'Hello', greeting: 'Hello Kim,', paragraphs: ['Hello'] });
  for (const words of [letter.text, String(letter.html), newsletterWording()])
    expect(words).toContain(business);
  expect(newsletterWording('2026-11-20')).toContain('sent by Chinook Cover,');
  expect(newsletterWording('2026-11-20.1')).toContain(
    'sent by Prairie Lead Ltd., operating as Chinook Cover,',
  );
  expect((await setSetting(boss, 'tradeName', { value: ' ', version: 1 })).status).toBe(422);
  expect((await setSetting(boss, 'legalName', { value: 'a'.repeat(101), version: 1 })).status).toBe(422);
  expect((await setSetting(second, 'legalName', { value: 'Another Ltd.', version: 0 })).status).toBe(409);
});

test('with quotes turned off the portal shows none, from the next call on', async () => {
  const { id } = await createCase(app.db);
  const isOn = async () => (await (await boss.request(`/api/cases/${id}/quotes`)).json()).isOn;
  expect(await isOn()).toBe(true);
  await setSetting(boss, 'brokerQuotes', { value: false, version: 0 });
  expect(await isOn()).toBe(false);
});
