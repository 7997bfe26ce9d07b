import { expect, test } from 'vitest';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import { afterQuietHours } from './quiet-hours.ts';

test.each([
  ['the last minute of the evening', [2026, 11, 24, 20, 59], [2026, 11, 24, 20, 59]],
  ['21:00', [2026, 11, 24, 21, 0], [2026, 11, 25, 8, 0]],
  ['midnight', [2026, 11, 25, 0, 0], [2026, 11, 25, 8, 0]],
  ['the last minute of the night', [2026, 11, 25, 7, 59], [2026, 11, 25, 8, 0]],
  ['8:00', [2026, 11, 25, 8, 0], [2026, 11, 25, 8, 0]],
  ['the last night of a month', [2026, 11, 30, 23, 30], [2026, 12, 1, 8, 0]],
  ['New Year’s Eve', [2026, 12, 31, 22, 0], [2027, 1, 1, 8, 0]],
  ['Christmas Day at noon, as on any other day', [2026, 12, 25, 12, 0], [2026, 12, 25, 12, 0]],
  ['the night of a former change of clocks', [2025, 3, 8, 23, 0], [2025, 3, 9, 8, 0]],
] as const)('%s', (_, at, expected) => {
  const instant = ([year, month, day, hour, minute]: typeof at) =>
    albertaInstant(year, month, day, hour, minute);
  expect(afterQuietHours(instant(at))).toEqual(instant(expected as typeof at));
});
