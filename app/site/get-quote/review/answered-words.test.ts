import { expect, test } from 'vitest';
import { answersInALine, countWords } from './answered-words.ts';

const left = { section: 'The vehicle', name: 'vehicle.vin' };

test('a subject says how much of it is answered, and first of all what is missing', () => {
  expect(countWords(5, { ...left, count: 2, needed: 0 })).toBe('5 of 7 answered');
  expect(countWords(5, { ...left, count: 2, needed: 1 })).toBe('One answer is missing');
  expect(countWords(0, { ...left, count: 3, needed: 3 })).toBe('3 answers are missing');
  expect(countWords(5, undefined)).toBe('All 5 answered');
  expect(countWords(1, undefined)).toBe('One answer');
});

test('an answer that says nothing by itself brings its question', () => {
  const line = answersInALine([
    { label: 'Make', value: 'Toyota' },
    { label: 'Minor tickets in the last 3 years', value: 'None' },
    { label: 'Any convictions?', value: 'No' },
  ]);
  expect(line).toBe('Toyota, Minor tickets in the last 3 years: None, Any convictions? No');
});
