import { expect, test } from 'vitest';
import { OFFICE_HOURS, workingMinutes } from './working-hours.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
const minutes = (from: string, to: string, hours = OFFICE_HOURS) => workingMinutes(hours, at(from), at(to));

test('working minutes are those of the weekdays that lie between, in Alberta time', () => {
  expect(minutes('2026-11-25T10:00', '2026-11-25T12:00')).toBe(120);
  expect(minutes('2026-11-25T16:30', '2026-11-26T09:15')).toBe(45);
  expect(minutes('2026-11-28T00:00', '2026-11-30T09:00')).toBe(0);
  expect(minutes('2026-11-23T00:00', '2026-11-30T00:00')).toBe(5 * 8 * 60);
  const saturdays = { ...OFFICE_HOURS, fri: { from: '', to: '' }, sat: { from: '10:00', to: '12:30' } };
  expect(minutes('2026-11-27T00:00', '2026-11-29T00:00', saturdays)).toBe(150);
});
