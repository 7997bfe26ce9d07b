import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('a number keeps together, a time keeps the word before it, and words part as ever', () => {
  expect(unbroken('By text to (403) 555-0142, on weekdays (noon to 5\u00a0pm)')).toBe(
    'By text to (403)\u00a0555-\u20600142, on weekdays (noon to\u00a05\u00a0pm)',
  );
});
