import { expect, test } from 'vitest';
import { itemAtHand } from './use-queue-keys.ts';

const row = (id: string) => ({ id }) as unknown as NonNullable<Parameters<typeof itemAtHand>[1]>;
const [first, shown] = [row('first'), row('shown')];

test('a command is about the row in focus, else the one that is shown beside the list, else the first', () => {
  expect(itemAtHand({ position: 2, item: first }, shown)).toBe(first);
  expect(itemAtHand({ position: -1, item: first }, shown)).toBe(shown);
  expect(itemAtHand({ position: -1, item: first }, undefined)).toBe(first);
});
