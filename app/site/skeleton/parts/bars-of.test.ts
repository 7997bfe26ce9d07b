import { expect, test } from 'vitest';
import { barsOf } from './bars-of.ts';

test('the lines of a sum are drawn on the scale of the longest', () => {
  expect(barsOf(['$68,000', '$34,000', '−$1,700', '$0'])).toEqual([
    { length: 100, isTakenOff: false },
    { length: 50, isTakenOff: false },
    { length: 2.5, isTakenOff: true },
    { length: 0, isTakenOff: false },
  ]);
});

test('an amount may stand within words, and a line without one has no bar', () => {
  expect(barsOf(['at most $500 a month', 'Paid by the plumber'])).toEqual([
    { length: 100, isTakenOff: false },
    undefined,
  ]);
});
