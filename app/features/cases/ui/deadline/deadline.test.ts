import { expect, test } from 'vitest';
import { urgencyOf, whenText } from './deadline.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);

test('the time to accept warns when 30 open minutes are left', () => {
  const due = at('2026-11-23T11:30');
  expect(urgencyOf('accept', due, at('2026-11-23T10:59'))).toBe('calm');
  expect(urgencyOf('accept', due, at('2026-11-23T11:00'))).toBe('soon');
  expect(urgencyOf('accept', due, at('2026-11-23T11:30'))).toBe('over');
});

test('closed hours do not bring a deadline closer', () => {
  // Friday 16:50 to Monday 9:40 is 50 open minutes: the weekend does not count.
  expect(urgencyOf('accept', at('2026-11-23T09:40'), at('2026-11-20T16:50'))).toBe('calm');
  expect(urgencyOf('promise', at('2026-11-23T09:40'), at('2026-11-20T16:50'))).toBe('soon');
});

test('a time of today, of this week and of another week are said differently', () => {
  const now = at('2026-11-20T10:00');
  expect(whenText(at('2026-11-20T14:30'), now)).toBe('today at 2:30\u00a0pm Alberta time');
  expect(whenText(at('2026-11-23T14:30'), now)).toBe('Monday, November 23, 2:30\u00a0pm Alberta time');
  expect(whenText(at('2026-11-30T14:30'), now)).toBe('Monday, November 30, 2026, 2:30\u00a0pm Alberta time');
  // A weekday alone would be read as the coming one.
  expect(whenText(at('2026-11-18T14:30'), now)).toBe(
    'Wednesday, November 18, 2026, 2:30\u00a0pm Alberta time',
  );
});

test('the day is Alberta’s, not that of the machine', () => {
  expect(whenText(at('2026-11-20T23:30'), at('2026-11-20T00:10'))).toBe(
    'today at 11:30\u00a0pm Alberta time',
  );
});
