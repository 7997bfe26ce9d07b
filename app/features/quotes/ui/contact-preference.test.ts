import { expect, test } from 'vitest';
import { contactPreference } from './contact-preference.ts';

test('method and windows are said as a person would', () => {
  const words = contactPreference({
    method: 'phone',
    windows: ['weekday-morning', 'saturday'],
    earliestOn: null,
  });
  expect(words).toBe('Prefers a phone call, weekday mornings (9 am to noon) or Saturdays.');
});

test('a first day is said in full', () => {
  const words = contactPreference({ method: 'email', windows: [], earliestOn: '2026-11-23' });
  expect(words).toBe('Prefers email, at any time. Not before Monday, November 23, 2026.');
});
