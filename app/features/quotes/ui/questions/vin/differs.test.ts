import { expect, test } from 'vitest';
import { differs } from './differs.ts';

const VEHICLE = { year: 2019, make: 'Toyota', model: 'RAV4' };

test.each([
  [{ year: '2019', make: 'toyota', model: 'rav 4' }, false],
  [{ year: '2019', make: 'Toyota', model: 'RAV4 Hybrid' }, false],
  [{ year: '', make: '', model: '' }, false],
  [undefined, false],
  [{ year: '2017', make: 'Toyota', model: 'RAV4' }, true],
  [{ year: '2019', make: 'Honda', model: '' }, true],
  [{ year: '2019', make: 'Toyota', model: 'Corolla' }, true],
])('%j is another vehicle than that of the VIN: %s', (entered, isOther) => {
  expect(differs(VEHICLE, entered)).toBe(isOther);
});

test('a model that the tables do not know differs from none', () => {
  expect(differs({ ...VEHICLE, model: null }, { model: 'Supra' })).toBe(false);
});
