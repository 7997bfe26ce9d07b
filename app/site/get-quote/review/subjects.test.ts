import { expect, test } from 'vitest';
import { isShort } from './subjects.ts';

const subject = (title: string, values: string[]) => ({
  title,
  shown: values.map((value, place) => ({ name: `${title}.${place}`, label: 'Question', value })),
  left: undefined,
});
const twelve = [
  subject('Visitors', Array<string>(8).fill('Parent')),
  subject('Visit', Array<string>(4).fill('India')),
];

test('up to twelve short answers are read at once on a phone', () => {
  expect(isShort(twelve)).toBe(true);
  expect(isShort([...twelve, subject('Coverage', ['$100,000'])])).toBe(false);
});

test('answers that take several lines are folded', () => {
  expect(isShort([subject('Work', ['We roof houses in Red Deer with three people and a crane'])])).toBe(
    false,
  );
});
