import { expect, test } from 'vitest';
import { placeAtHand } from './use-queue-keys.ts';

const ids = ['first', 'shown', 'last'];

test('a key is about the row in focus, else the one that is shown beside the list, else about none', () => {
  expect(placeAtHand(ids, 2, 'shown')).toBe(2);
  expect(placeAtHand(ids, -1, 'shown')).toBe(1);
  expect(placeAtHand(ids, -1, undefined)).toBe(-1);
  expect(placeAtHand(ids, -1, 'gone')).toBe(-1);
});
