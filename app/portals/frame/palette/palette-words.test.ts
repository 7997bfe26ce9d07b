import { expect, test } from 'vitest';
import { hasWords, statusWords } from './palette-words.ts';

test('a label is found by its words in any order, and by nothing typed', () => {
  expect(hasWords('Reply to Kim Bird', 'kim rep')).toBe(true);
  expect(hasWords('Reply to Kim Bird', 'kim omar')).toBe(false);
  expect(hasWords('Reply to Kim Bird', ' ')).toBe(true);
  expect(hasWords('Snooze: Kim Bird', 'kim')).toBe(true);
});

test('a reference is found by its letters alone', () => {
  expect(hasWords('Reassign Home, Calgary AB-X0699MA1', 'x0699')).toBe(true);
  expect(hasWords('Reassign Home, Calgary AB-X0699MA1', '0699')).toBe(false);
});

test('letters within a word find nothing: “qu” is no request', () => {
  expect(hasWords('Your requests', 'qu')).toBe(false);
  expect(hasWords('Send a quote', 'qu')).toBe(true);
});

test('it says what it does', () => {
  const now = { wanted: 'kim', isLooking: false, count: 1, hasFailed: false };
  expect(statusWords(now)).toBe('1 match');
  expect(statusWords({ ...now, isLooking: true })).toBe('Looking…');
  expect(statusWords({ ...now, count: 0 })).toContain('Nothing found for “kim”');
});
