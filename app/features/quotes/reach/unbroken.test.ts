import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('numbers and times keep together, and words part as ever', () => {
  expect(unbroken('By text to (403) 555-0142, on weekdays (noon to 5 pm) or by 10:45 am')).toBe(
    'By text to (403)\u00a0555-\u20600142, on weekdays (noon to\u00a05\u00a0pm) or by 10:45\u00a0am',
  );
});
