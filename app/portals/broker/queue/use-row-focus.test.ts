import { expect, test } from 'vitest';
import { type Held, isStillAtHand, rowToHold } from './use-row-focus.ts';

test.each([
  ['today', 'today', true],
  ['today', 'next', true],
  ['today', 'later', false],
  ['today', 'waiting', false],
  ['next', 'waiting', false],
] as const)('a row that went from %s to %s is followed: %s', (before, now, followed) => {
  expect(isStillAtHand(before, now)).toBe(followed);
});

const offer = { clock: 'accept', section: 'today' } as const;
const call = { clock: 'contact', section: 'today' } as const;
const second: Held = { id: 'b', row: offer, at: 1, after: ['c', 'd'] };

test('a request that was accepted is followed, wherever it goes', () => {
  expect(rowToHold(second, ['a', 'c', 'd', 'b'], { ...call, section: 'later' })).toBe('b');
  expect(rowToHold(second, ['b', 'a', 'c', 'd'], call)).toBe('b');
});

test('a row that stays at hand is followed', () => {
  expect(rowToHold(second, ['b', 'a', 'c', 'd'], offer)).toBe('b');
  expect(rowToHold({ ...second, row: call }, ['c', 'b'], { ...call, section: 'next' })).toBe('b');
});

test('where a row is done with, the one below it is at hand, or else the last', () => {
  expect(rowToHold({ ...second, row: call }, ['a', 'c', 'd', 'b'], { ...call, section: 'later' })).toBe('c');
  expect(rowToHold(second, ['a', 'c', 'd'], undefined)).toBe('c');
  expect(rowToHold({ ...second, after: [] }, ['a'], undefined)).toBe('a');
  expect(rowToHold(second, [], undefined)).toBeUndefined();
});
