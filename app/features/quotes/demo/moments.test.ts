import { expect, test } from 'vitest';
import { instantOf } from './moments.ts';

test('the demo’s week ends today: business days are counted back over weekends and holidays', () => {
  const monday = new Date('2026-11-23T16:00:00Z');
  expect(instantOf('90m', monday)).toEqual(new Date('2026-11-23T14:30:00Z'));
  expect(instantOf('1d 10:05', monday)).toEqual(new Date('2026-11-20T16:05:00Z'));
  expect(instantOf('5d 09:30', monday)).toEqual(new Date('2026-11-16T15:30:00Z'));
  // Remembrance Day is closed.
  expect(instantOf('1d 10:00', new Date('2026-11-12T16:00:00Z'))).toEqual(new Date('2026-11-10T16:00:00Z'));
});
