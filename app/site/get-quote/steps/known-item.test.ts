import { expect, test } from 'vitest';
import { screensFor } from '#app/features/quotes/questions/catalogue.ts';
import { itemName, withoutItem } from './known-item.ts';

const [first] = screensFor('specialty');
const about = (item: string) => ({ type: 'specialty', answers: { specialty: { item } } });

test('what a page has told is named, and not asked for again', () => {
  expect(itemName(first, about('motorcycle'))).toBe('Motorcycle');
  if (!first) return expect.unreachable();
  expect(first.asked.map(({ name }) => name)).toContain('item');
  expect(withoutItem(first).asked.map(({ name }) => name)).not.toContain('item');
});

test('what the form does not know is asked for', () => {
  expect(itemName(first, about('hovercraft'))).toBeUndefined();
  expect(itemName(first, { type: 'specialty' })).toBeUndefined();
  expect(itemName(undefined, about('motorcycle'))).toBeUndefined();
});
