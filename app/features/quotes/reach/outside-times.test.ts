import { expect, test } from 'vitest';
import { outsideTimes } from './outside-times.ts';

/** Saturday, 2:30 am in Alberta; the promise ends on Monday at five. */
const now = new Date('2026-11-28T08:30:00Z');
const promisedBy = new Date('2026-11-30T23:00:00Z');
const wanted = { method: 'text', windows: ['weekday-morning'], earliestOn: null };
const told = (about: object = {}) => outsideTimes({ wanted, by: 'text', promisedBy, now, ...about });
const words = (about: object = {}) => told(about)?.words;

test('outside the times that the client chose a broker reads these, and what the client was told', () => {
  expect(words()).toBe(
    'Prefers a text message, weekday mornings (9\u00a0am to noon). The client was told that we ask you to text them on Monday morning. If you do not reach them then, email them by Monday 5\u00a0pm. Until then, write an email.',
  );
  expect(words({ promisedBy: null })).toBe(
    'Prefers a text message, weekday mornings (9\u00a0am to noon). Until then, write an email.',
  );
});

test('a time of theirs and a client without a wish ask for no reminder', () => {
  expect(told({ now: new Date('2026-11-30T16:00:00Z') })).toBeNull();
  expect(told({ wanted: { method: null, windows: [], earliestOn: null } })).toBeNull();
});

test('whoever writes an email has nothing to wait for', () => {
  expect(told({ by: 'email' })).toBeNull();
  const byEmail = { ...wanted, method: 'email' };
  expect(told({ wanted: byEmail, by: 'email' })).toEqual({
    isWarning: false,
    words: 'They expect your email on Monday morning. You can write now.',
  });
  expect(told({ wanted: byEmail, by: 'email', promisedBy: null })).toBeNull();
});

test('whoever calls a client who wants an email is not sent two ways at once', () => {
  const { isWarning, words: said } = told({ wanted: { ...wanted, method: 'email' }, by: 'phone' }) ?? {};
  expect(isWarning).toBe(true);
  expect(said).toContain('Prefers email, weekday mornings');
  expect(said).toContain('An email can be written at any time.');
  expect(said).not.toContain('Until then');
});
