import { expect, test } from 'vitest';
import { askedFor, contactDetail, contactPreference, turnedOff } from './contact-preference.ts';

test('method and windows are said as a person would', () => {
  const words = contactPreference({
    method: 'phone',
    windows: ['weekday-morning', 'saturday'],
    earliestOn: null,
  });
  expect(words).toBe('Prefers a phone call, weekday mornings (9\u00a0am to noon) or Saturdays.');
});

test('a first day is said in full', () => {
  const words = contactPreference({ method: 'email', windows: [], earliestOn: '2026-11-23' });
  expect(words).toBe('Prefers email, at any time. Not before Monday, November 23, 2026.');
});

test('people read what they asked for, and who sees it', () => {
  const evening = { method: 'text', windows: ['weekday-evening'], earliestOn: null };
  expect(askedFor({ ...evening, phone: '4035550177' })).toContain(
    'and your number, (403)\u00a0555-\u20600177.',
  );
  expect(askedFor(evening)).toBe(
    'You asked for a text message, on weekdays after 5\u00a0pm. The broker who accepts your request sees this and your number.',
  );
  expect(askedFor(evening, 'Dana Whitford')).toMatch(/ Dana Whitford sees this and your number\.$/);
  expect(contactDetail(evening)).toBe('A text message, on weekdays after 5\u00a0pm');
  expect(askedFor({ method: 'email', windows: [], earliestOn: '2026-11-23' })).toBe(
    'You asked for email, at any time. Not before Monday, November 23, 2026. The broker who accepts your request sees this and your email address.',
  );
});

test('who turned off the very way they asked for reads how they are reached now, and nobody else', () => {
  const none = { call: null, text: null };
  const since = '2026-11-20T18:00:00Z';
  const wish = (method: string) => ({ method, windows: ['weekday-evening'], earliestOn: null });
  expect(turnedOff(wish('text'), none)).toBe(
    'A broker can reach you by email. You asked for a text message, on weekdays after 5\u00a0pm, but text messages are off.',
  );
  expect(turnedOff(wish('phone'), none)).toMatch(
    /^A broker can reach you by email\. .*phone calls are off\.$/,
  );
  expect(turnedOff(wish('text'), { ...none, call: since })).toMatch(
    /^A broker can reach you by phone or email\./,
  );
  expect(turnedOff(wish('phone'), { ...none, text: since })).toMatch(
    /^A broker can reach you by text message or email\./,
  );
  expect(turnedOff(wish('phone'), { ...none, call: since })).toBeNull();
  expect(turnedOff(wish('email'), none)).toBeNull();
  expect(turnedOff(wish('phone'), undefined)).toBeNull();
});
