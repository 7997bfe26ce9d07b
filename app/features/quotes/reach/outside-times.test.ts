import { expect, test } from 'vitest';
import { outsideTimes } from './outside-times.ts';

/** Saturday, 2:30 am in Alberta; the promise ends on Monday at five. */
const now = new Date('2026-11-28T08:30:00Z');
const promisedBy = new Date('2026-11-30T23:00:00Z');
const wanted = { method: 'text', windows: ['weekday-morning'], earliestOn: null };
const told = (about: object = {}) => outsideTimes({ wanted, promisedBy, now, ...about });

test('outside the times that the client chose a broker reads these, and what the client was told', () => {
  expect(told()).toBe(
    'Prefers a text message, weekday mornings (9 am to noon). The client was told that we ask you to text them on Monday morning. If you do not reach them then, email them by Monday 5 pm. Until then, write an email.',
  );
  expect(told({ promisedBy: null })).toBe(
    'Prefers a text message, weekday mornings (9 am to noon). Until then, write an email.',
  );
});

test('a time of theirs and a client without a wish ask for no reminder', () => {
  expect(told({ now: new Date('2026-11-30T16:00:00Z') })).toBeNull();
  expect(told({ wanted: { method: null, windows: [], earliestOn: null } })).toBeNull();
});
