import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test('a letter keeps the marks that a language gives it, not thousands', () => {
  expect(cleanText('Zoe\u0308 e\u0301\u0323')).toBe('Zoë ẹ́');
  expect(cleanText(`a${'\u0323\u0301'.repeat(40_000)}b`).length).toBeLessThan(40);
});
