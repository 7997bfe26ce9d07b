import { expect, test } from 'vitest';
import { describeHours } from './describe-hours.ts';

test('the office is open on a Friday at noon in Alberta', () => {
  expect(describeHours(new Date('2026-11-20T18:00:00Z'))).toBe('Open now');
});

test('a Friday evening points to Monday morning', () => {
  expect(describeHours(new Date('2026-11-21T00:30:00Z'))).toBe('Closed now, opens Monday at 9\u00a0am');
});

test('Christmas Day is closed although it is a weekday', () => {
  expect(describeHours(new Date('2026-12-25T18:00:00Z'))).toBe('Closed now, opens Monday at 9\u00a0am');
});

test('before it opens in the morning, the day is called today', () => {
  expect(describeHours(new Date('2026-11-20T14:30:00Z'))).toBe('Closed now, opens today at 9\u00a0am');
});
