import { expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

test('of each section the first answer that was left out is named, also within a group', () => {
  const vehicle = { year: 2019, make: 'Toyota', model: 'RAV4', vin: 'X', ownership: 'owned' };
  expect(leftOut('auto', { vehicle, use: 'commute', kmPerYear: '5-10k' }).slice(0, 2)).toEqual([
    { section: 'The vehicle', name: 'vehicle.winterTires' },
    { section: 'The main driver', name: 'driver.birthDate' },
  ]);
});

test('what is not asked, or complete, is not offered', () => {
  const names = leftOut('home', { kind: 'tenant' }).map(({ name }) => name);
  expect(names).not.toContain('unitUpgrades');
  expect(leftOut('general', { description: 'A boat', currentInsurer: 'A', renewalOn: 'b' })).toEqual([
    { section: 'Renewal date, start and notes', name: 'startOn' },
  ]);
});
