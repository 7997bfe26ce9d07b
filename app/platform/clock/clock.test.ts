import { afterEach, expect, test, vi } from 'vitest';
import { holdClock, now } from '#app/platform/now.ts';
import {
  type AlbertaTimeStyle,
  albertaDate,
  albertaDayStart,
  albertaInstant,
  albertaOffsetMinutes,
  albertaParts,
  assertZoneData,
  formatAlbertaTime,
} from './clock.ts';

afterEach(() => {
  holdClock(null);
  vi.restoreAllMocks();
  vi.resetModules();
});

test.each([
  ['summer 2025', '2025-07-15T18:00:00Z', -360],
  ['winter 2025', '2025-01-15T18:00:00Z', -420],
  ['before the 2025 change to summer time', '2025-03-09T08:59:59Z', -420],
  ['after the 2025 change to summer time', '2025-03-09T09:00:00Z', -360],
  ['before the last change back', '2025-11-02T07:59:59Z', -360],
  ['after the last change back', '2025-11-02T08:00:00Z', -420],
  ['before the last change of all', '2026-03-08T08:59:59Z', -420],
  ['after the last change of all', '2026-03-08T09:00:00Z', -360],
  ['the change back that did not happen', '2026-11-01T08:00:00Z', -360],
  ['winter 2026', '2026-12-01T18:00:00Z', -360],
  ['winter 2040', '2040-01-15T12:00:00Z', -360],
])('Alberta offset: %s', (_name, instant, offset) => {
  expect(albertaOffsetMinutes(new Date(instant))).toBe(offset);
});

test('the calendar and clock parts cross midnight, month and year in Alberta', () => {
  expect(albertaParts(new Date('2027-01-01T05:59:58Z'))).toEqual({
    year: 2026,
    month: 12,
    day: 31,
    weekday: 4,
    hour: 23,
    minute: 59,
    second: 58,
  });
  expect(albertaDate(new Date('2027-01-01T05:59:58Z'))).toBe('2026-12-31');
  expect(albertaDate(new Date('2027-01-01T06:00:00Z'))).toBe('2027-01-01');
  expect(albertaDayStart('2027-01-01').toISOString()).toBe('2027-01-01T06:00:00.000Z');
});

test.each([
  [2026, 11, 23, 14, 30, '2026-11-23T20:30:00.000Z'],
  [2025, 1, 15, 9, 0, '2025-01-15T16:00:00.000Z'],
  [2025, 3, 9, 9, 0, '2025-03-09T15:00:00.000Z'],
  [2025, 11, 2, 9, 0, '2025-11-02T16:00:00.000Z'],
  [2025, 11, 1, 23, 59, '2025-11-02T05:59:00.000Z'],
  [2026, 12, 32, 0, 0, '2027-01-01T06:00:00.000Z'],
])('the wall-clock time %i-%i-%i %i:%i is one instant', (year, month, day, hour, minute, instant) => {
  expect(albertaInstant(year, month, day, hour, minute).toISOString()).toBe(instant);
});

test('every hour from 2024 to 2026 comes back from its wall-clock time, the repeated hour as either of its two', () => {
  for (let time = Date.UTC(2024, 0, 1); time < Date.UTC(2027, 0, 1); time += 3_600_000) {
    const parts = albertaParts(new Date(time));
    const back = albertaInstant(parts.year, parts.month, parts.day, parts.hour, parts.minute);
    expect(albertaParts(back)).toEqual(parts);
  }
});

test.each<[AlbertaTimeStyle, string]>([
  ['time', '2:30\u00a0pm Alberta time'],
  ['date', 'Monday, November 23, 2026'],
  ['dayTime', 'Monday 2:30\u00a0pm Alberta time'],
  ['dayDateTime', 'Monday, November 23, 2:30\u00a0pm Alberta time'],
  ['dateTime', 'Monday, November 23, 2026, 2:30\u00a0pm Alberta time'],
  ['short', 'Nov 23, 2:30\u00a0pm'],
])('the style %s reads "%s"', (style, words) => {
  expect(formatAlbertaTime(new Date('2026-11-23T20:30:00Z'), style)).toBe(words);
});

test.each([
  ['2026-11-23T06:05:00Z', '12:05\u00a0am Alberta time'],
  ['2026-11-23T18:00:00Z', 'noon Alberta time'],
  ['2026-11-23T15:00:00Z', '9\u00a0am Alberta time'],
  ['2026-11-23T23:00:00Z', '5\u00a0pm Alberta time'],
])('%s is said as "%s"', (instant, words) => {
  expect(formatAlbertaTime(new Date(instant), 'time')).toBe(words);
});

test('a held clock stands still until it is let go', () => {
  const noon = new Date('2026-11-20T18:00:00Z');
  holdClock(noon);
  noon.setUTCFullYear(2000);
  expect(now().toISOString()).toBe('2026-11-20T18:00:00.000Z');
  now().setUTCFullYear(2000);
  expect(now().toISOString()).toBe('2026-11-20T18:00:00.000Z');
  holdClock(null);
  expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(60_000);
});

test('an invalid date is refused, not printed as NaN', () => {
  expect(() => formatAlbertaTime(new Date('soon'), 'date')).toThrow(RangeError);
  expect(() => holdClock(new Date('soon'))).toThrow(RangeError);
});

test('the start-up check passes and compares the zone data of the runtime', () => {
  const { runtimeAgrees, runtimeOffsetMinutes } = assertZoneData();
  expect(runtimeAgrees).toBe(runtimeOffsetMinutes === -360);
});

test('a runtime with zone data from before 2026 still shows the right hour', async () => {
  const honest = Intl.DateTimeFormat.prototype.formatToParts;
  const asked: unknown[] = [];
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
    this: Intl.DateTimeFormat,
    time,
  ) {
    asked.push(time);
    return honest.call(this, Number(time) - 3_600_000);
  });
  const fresh = await import('./clock.ts');
  const winter = new Date('2026-12-01T18:00:00Z');
  expect(fresh.formatAlbertaTime(winter, 'time')).toBe('noon Alberta time');
  expect(asked).toEqual([]);
  expect(fresh.assertZoneData()).toEqual({ runtimeAgrees: false, runtimeOffsetMinutes: -420 });
});
