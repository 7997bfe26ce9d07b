import { expect, test } from 'vitest';
import { placeOf } from './account-place.ts';

test('a request that was sent from an account opens there, and one that joined another in the list', () => {
  const items = [
    { id: 'one', reference: 'AB-11111111' },
    { id: 'two', reference: 'AB-22222222' },
  ];
  expect(placeOf(items, 'AB-22222222')).toBe('/portal/cases/two');
  expect(placeOf(items, 'AB-33333333')).toBe('/portal');
});
