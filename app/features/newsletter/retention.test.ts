import { expect, test } from 'vitest';
import { factsOn } from '#content/facts/facts.ts';
import { CONFIRM_DAYS, KEPT_AFTER_LEAVING_DAYS, MANAGE_LINK_DAYS } from './retention.ts';

const { byKey: facts } = factsOn('2026-11-22');

test('the privacy policy says what the code does', () => {
  expect(facts['privacy.keep.unconfirmed']?.value).toBe(`${CONFIRM_DAYS} days`);
  expect(facts['privacy.keep.unsubscribed']?.value).toBe(`${KEPT_AFTER_LEAVING_DAYS} days`);
});

test('the links of an issue stay valid for longer than the anti-spam law asks', () => {
  expect(MANAGE_LINK_DAYS).toBeGreaterThan(Number.parseInt(facts['privacy.casl.link']?.value ?? '', 10));
});
