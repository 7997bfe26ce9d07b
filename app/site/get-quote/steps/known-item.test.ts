import { expect, test } from 'vitest';
import { isAsked, screensFor } from '#app/features/quotes/questions/catalogue.ts';
import { itemName, knowingItem } from './known-item.ts';

const [first] = screensFor('specialty');
const about = (item: string) => ({ type: 'specialty', answers: { specialty: { item } } });

test('what a page has told is named, and not asked for again', () => {
  expect(itemName(first, about('motorcycle'))).toBe('Motorcycle');
  if (!first) return expect.unreachable();
  expect(first.asked.map(({ name }) => name)).toContain('item');
  const known = knowingItem(first, 'Motorcycle');
  expect(known.asked.map(({ name }) => name)).toEqual(['year', 'make', 'model', 'description']);
  expect(known.title).toBe('Your motorcycle');
  expect(knowingItem(first, 'RV or trailer').title).toBe('Your RV or trailer');
  expect(knowingItem(first, 'Other').title).toBe(first.title);
});

test('what the form does not know is asked for', () => {
  expect(itemName(first, about('hovercraft'))).toBeUndefined();
  expect(itemName(first, { type: 'specialty' })).toBeUndefined();
  expect(itemName(undefined, about('motorcycle'))).toBeUndefined();
});

test('year, make and model of a motorcycle are in the open, and so is its rider, who is asked for nothing else', () => {
  const also = first?.also ?? [];
  expect(also.map(({ title, isOpen }) => [title, isOpen === true])).toEqual([
    ['The rider', true],
    ['Value, where it is kept, use and claims', false],
    [also.at(-1)?.title, also.at(-1)?.isOpen === true],
  ]);
  expect(first?.more).toEqual([]);
  const rider = also[0]?.questions ?? [];
  expect(rider.map(({ required }) => required)).toEqual([false, false]);
  expect(rider.map((question) => isAsked(question, { item: 'motorcycle' }))).toEqual([true, true]);
  expect(rider.map((question) => isAsked(question, { item: 'boat' }))).toEqual([false, false]);
});
