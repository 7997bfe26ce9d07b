import { expect, test } from 'vitest';
import { nameQuestions } from './summary-words.ts';

const words = (...messages: string[]) =>
  nameQuestions(
    messages.map((message, place) => ({ name: `q${place}`, message })),
    (name) => (name === 'q3' ? undefined : `Question ${name}`),
  ).map(({ message }) => message);

test.each([
  'Please choose an option',
  'Please choose a number',
  'Please enter a valid date',
  'Please check the year (four digits, such as 1961)',
  'Please enter an age from 0 to 110',
  'Please enter a year from 1900 to 2026',
  'Please enter 1 or more',
])('"%s" names its question', (message) => {
  expect(words(message)).toEqual([`Question q0: ${message}`]);
});

test('a clear message stands alone, unless it is said twice', () => {
  expect(words('Please enter the make')).toEqual(['Please enter the make']);
  expect(words('Please enter the make', 'Please enter the make')).toEqual([
    'Question q0: Please enter the make',
    'Question q1: Please enter the make',
  ]);
});

test('where no question is known the message is left as it is', () => {
  expect(words('a', 'b', 'c', 'Please choose an option').at(-1)).toBe('Please choose an option');
});
