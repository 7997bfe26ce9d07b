import { expect, test } from 'vitest';
import { isStillAtHand } from './use-row-focus.ts';

test.each([
  ['today', 'today', true],
  ['today', 'next', true],
  ['today', 'later', false],
  ['today', 'waiting', false],
  ['next', 'waiting', false],
] as const)('a row that went from %s to %s is followed: %s', (before, now, followed) => {
  expect(isStillAtHand(before, now)).toBe(followed);
});
