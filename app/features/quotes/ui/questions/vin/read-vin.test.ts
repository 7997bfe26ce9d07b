import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeVin, passesCheck, wholeVin } from './read-vin.ts';

function vehicleOf(vin: string) {
  return decodeVin(vin, JSON.parse(readFileSync(`public/vehicles/${vin[0]}.json`, 'utf8')), 2027);
}

test('the check character shows a wrong one', () => {
  expect(passesCheck('1HGCM82633A004352')).toBe(true);
  expect(passesCheck('1M8GDM9AXKP042788')).toBe(true);
  expect(passesCheck('1HGCM82633A004353')).toBe(false);
  expect(passesCheck('1HGCM82638A004352')).toBe(false);
});

test('a VIN is taken as people write it, and nothing else is one', () => {
  expect(wholeVin(' 1hgcm-82633a 004352')).toBe('1HGCM82633A004352');
  expect(wholeVin('1HGCM82633A00435')).toBeNull();
  expect(wholeVin('1HGCM82633AO04352')).toBeNull();
});

test.each([
  ['1HGCM82633A004352', 2003, 'Honda', 'Accord'],
  ['2T3B1RFV6KW000001', 2019, 'Toyota', 'RAV4'],
])('%s is a %i %s %s', (vin, year, make, model) => {
  expect(passesCheck(vin)).toBe(true);
  expect(vehicleOf(vin)).toEqual({ year, make, model });
});

test('where the tables do not know the model the make is said, and of an unknown maker nothing', () => {
  expect(vehicleOf('2T3ZZZZZ9KW000001')).toEqual({ year: 2019, make: 'Toyota', model: null });
  expect(vehicleOf('2ZZB1RFV6KW000001')).toBeNull();
});
