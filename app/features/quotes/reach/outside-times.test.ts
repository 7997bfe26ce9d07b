import { expect, test } from 'vitest';
import { outsideTimes } from './outside-times.ts';

/** Saturday, 2:30 am in Alberta; the promise ends on Monday at five. */
const now = new Date('2026-11-28T08:30:00Z');
const promisedBy = new Date('2026-11-30T23:00:00Z');
const wanted = { method: 'text', windows: ['weekday-morning'], earliestOn: null };
const told = (contact: { method: string; outcome: string }, about: object = {}) =>
  outsideTimes(contact, { wanted, promisedBy, now, ...about });

test('a call or text outside the times that the client chose is answered with these, and with what they were told', () => {
  const words = told({ method: 'text', outcome: 'left_message' });
  expect(words).toBe(
    'Prefers a text message, weekday mornings (9 am to noon). The client was told that you will text them on Monday morning. If you do not reach them then, email them by Monday 5 pm. If you have not contacted them yet, wait until then.',
  );
  expect(told({ method: 'email', outcome: 'no_answer' }, { promisedBy: null })).toBe(
    'Prefers a text message, weekday mornings (9 am to noon). If you have not contacted them yet, wait until then.',
  );
});

test('an email, a time of theirs and a client without a wish ask for no reminder', () => {
  expect(told({ method: 'email', outcome: 'left_message' })).toBeNull();
  expect(told({ method: 'text', outcome: 'reached' }, { now: new Date('2026-11-30T16:00:00Z') })).toBeNull();
  const any = { method: null, windows: [], earliestOn: null };
  expect(told({ method: 'phone', outcome: 'reached' }, { wanted: any })).toBeNull();
});
