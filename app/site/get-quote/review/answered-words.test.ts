import { expect, test } from 'vitest';
import { addWords, answersInALine, countWords, missingWords } from './answered-words.ts';

test('a subject says how many answers it lacks', () => {
  expect(missingWords(1)).toBe('One answer is missing');
  expect(missingWords(3)).toBe('3 answers are missing');
});

test('a folded subject says how much was answered and how it begins', () => {
  expect(countWords(1)).toBe('1 answer');
  expect(countWords(5)).toBe('5 answers');
  const shown = [
    { label: 'Model year', value: '2019' },
    { label: 'Make', value: 'Toyota' },
  ];
  expect(answersInALine(shown)).toBe('2019 · Toyota');
});

test('an answer that says nothing by itself brings what was asked', () => {
  const line = (label: string, value: string) => answersInALine([{ label, value }]);
  expect(line('Winter tires', 'Yes')).toBe('Winter tires: Yes');
  expect(line('Any convictions?', 'None')).toBe('Any convictions? None');
  expect(line('Date of birth', 'April 17, 1988')).toBe('Date of birth: April 17, 1988');
  expect(line('Travellers', '2')).toBe('Travellers: 2');
});

test('a subject says how many more answers it takes', () => {
  expect(addWords(1)).toBe('Add one more answer');
  expect(addWords(4)).toBe('Add up to 4 more answers');
});
