import { expect, test } from 'vitest';
import { elsewhereHint } from './town.tsx';

test('a whole postal code of another province is named, and what to enter instead', () => {
  expect(elsewhereHint('m5v 2T6')).toContain(
    'This postal code is in Ontario. Our broker partners work in Alberta',
  );
  expect(elsewhereHint('T2P 1J9')).toBe('');
  expect(elsewhereHint('M5V')).toBe('');
});
