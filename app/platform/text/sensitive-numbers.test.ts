import { expect, test } from 'vitest';
import { withoutNumbers } from './sensitive-numbers.ts';

test('a draft lies on a device without the number that was warned of, and as it is otherwise', () => {
  expect(withoutNumbers('My card is 4111 1111 1111 1111, exp 12/28, call 403-555-0142')).toBe(
    'My card is (number left out), exp 12/28, call 403-555-0142',
  );
  expect(withoutNumbers('SIN 046 454 286.')).toBe('SIN (number left out).');
  expect(withoutNumbers('Policy 123456789, after surgery')).toBe('Policy 123456789, after surgery');
});
