import { expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

test('of each section what was left out is counted, and what is needed goes first, also within a group', () => {
  const vehicle = { year: 2019, make: 'Toyota', model: 'RAV4', vin: 'X', ownership: 'owned' };
  const [first, second] = leftOut('auto', { vehicle, use: 'commute', kmPerYear: '5-10k' });
  expect(first).toMatchObject({ section: 'The vehicle', name: 'vehicle.winterTires', needed: 0 });
  expect(second).toMatchObject({ section: 'The main driver', name: 'driver.birthDate', needed: 3 });
  const [forgotten] = leftOut('auto', {
    vehicle: { ...vehicle, model: '' },
    use: 'commute',
    kmPerYear: '5-10k',
  });
  expect(forgotten).toEqual({ ...first, name: 'vehicle.model', count: (first?.count ?? 0) + 1, needed: 1 });
});

test('what is not asked, or complete, is not offered', () => {
  const names = leftOut('home', { kind: 'tenant' }).map(({ name }) => name);
  expect(names).not.toContain('unitUpgrades');
  expect(leftOut('general', { description: 'A boat', currentInsurer: 'A', renewalOn: 'b' })).toMatchObject([
    { section: 'Renewal date, start and notes', name: 'startOn', needed: 0 },
  ]);
});
