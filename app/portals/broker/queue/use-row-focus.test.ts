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
const second: Held = { id: 'b', row: offer, at: 1, after: ['c', 'd'], isByKey: true };

test('after a request is accepted by a key the next row is at hand, wherever the accepted one goes', () => {
  expect(rowToHold(second, ['a', 'c', 'd', 'b'], call)).toBe('c');
  expect(rowToHold(second, ['b', 'a', 'c', 'd'], call)).toBe('c');
  expect(rowToHold(second, ['new', 'a', 'd', 'b'], call)).toBe('d');
  // Nothing is below it: the one that stands there now.
  expect(rowToHold({ ...second, at: 3, after: [] }, ['a', 'c', 'd', 'b'], call)).toBe('b');
});

test('a request that is not accepted, or by a pointer, is followed', () => {
  expect(rowToHold(second, ['b', 'a', 'c', 'd'], offer)).toBe('b');
  expect(rowToHold({ ...second, isByKey: false }, ['a', 'c', 'd', 'b'], call)).toBe('b');
  expect(rowToHold({ ...second, row: call }, ['c', 'b'], { ...call, section: 'next' })).toBe('b');
});

test('where a row is done with, the one below it is at hand, or else the last', () => {
  expect(rowToHold(second, ['a', 'c', 'd'], undefined)).toBe('c');
  expect(rowToHold({ ...second, after: [] }, ['a'], undefined)).toBe('a');
  expect(rowToHold(second, [], undefined)).toBeUndefined();
});
