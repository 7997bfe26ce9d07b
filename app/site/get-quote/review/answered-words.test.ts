import { expect, test } from 'vitest';
import { answersInALine, missingWords } from './answered-words.ts';

test('a subject says how many answers it lacks', () => {
  expect(missingWords(1)).toBe('One answer is missing');
  expect(missingWords(3)).toBe('3 answers are missing');
});

test('an answer that says nothing by itself brings its question', () => {
  const line = answersInALine([
    { label: 'Make', value: 'Toyota' },
    { label: 'Minor tickets in the last 3 years', value: 'None' },
    { label: 'Any convictions?', value: 'No' },
  ]);
  expect(line).toBe('Toyota, Minor tickets in the last 3 years: None, Any convictions? No');
  const days = answersInALine([
    { label: 'Current policy renews on', value: 'December 1, 2026' },
    { label: 'Coverage should start on', value: 'December 1, 2026' },
    { label: 'Licensed since', value: '2003' },
  ]);
  expect(days).toBe(
    'Current policy renews on: December 1, 2026, Coverage should start on: December 1, 2026, Licensed since: 2003',
  );
});
