import { expect, test } from 'vitest';
import { dueTime } from './turn-due.tsx';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
/** A Saturday. */
const NOW = at('2026-11-28T12:00');

test('a deadline has its date as the facts beside it have theirs, and one of a whole day no hour', () => {
  expect(dueTime(at('2026-11-28T17:00'), NOW)).toBe('5\u00a0pm');
  expect(dueTime(at('2026-11-29T09:30'), NOW)).toBe('tomorrow, 9:30\u00a0am');
  expect(dueTime(at('2026-11-30T17:00'), NOW)).toBe('Nov 30, 5\u00a0pm');
  expect(dueTime(at('2026-12-03T23:59:59'), NOW)).toBe('Dec 3');
});
