import { expect, test } from 'vitest';
import { spanStarts } from './received-periods.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);

test('weeks begin on Monday in Alberta, the present one is the last', () => {
  const weeks = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];
  expect(spanStarts('4w', at('2026-11-25T10:00'))).toEqual(weeks);
  expect(spanStarts('4w', at('2026-11-23T00:00'))).toEqual(weeks);
  expect(spanStarts('4w', at('2026-11-29T23:59'))).toEqual(weeks);
  expect(spanStarts('12w', at('2026-11-25T10:00'))).toHaveLength(12);
  expect(spanStarts('12w', at('2026-11-25T10:00'))[0]).toBe('2026-09-07');
});

test('a year is told by its months so far', () => {
  // Alberta’s clock was seven hours behind until March 8.
  expect(spanStarts('year', new Date('2026-01-01T07:00:00Z'))).toEqual(['2026-01-01']);
  expect(spanStarts('year', new Date('2026-01-01T06:59:00Z'))[0]).toBe('2025-01-01');
  expect(spanStarts('year', at('2026-03-31T23:59'))).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
});
