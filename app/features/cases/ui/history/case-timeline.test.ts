import { expect, test } from 'vitest';
import { whenWords } from './case-timeline.tsx';

const NOW = new Date('2026-11-26T19:00:00Z');

test('a line of the history has its day and hour in Alberta, shortly, and the year only where it is another', () => {
  expect(whenWords(new Date('2026-11-26T15:30:00Z'), NOW)).toBe('Today, 9:30\u00a0am');
  // Half past eleven in the evening there.
  expect(whenWords(new Date('2026-11-26T05:30:00Z'), NOW)).toBe('Wed, Nov 25, 11:30\u00a0pm');
  expect(whenWords(new Date('2025-12-01T17:00:00Z'), NOW)).toBe(
    'Monday, December 1, 2025, 10\u00a0am Alberta time',
  );
});
