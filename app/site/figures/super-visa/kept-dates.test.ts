import { afterEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#tests/fixtures/browser/device-storage.ts';
import { keepDates, NO_DATES, readDates } from './kept-dates.ts';

afterEach(() => vi.unstubAllGlobals());

test('dates come back as they were, and removed ones leave nothing behind', () => {
  const kept = stubStorage();
  keepDates({ arrival: '2027-06-01', departure: '' });
  expect(readDates()).toEqual({ arrival: '2027-06-01', departure: '' });
  keepDates(NO_DATES);
  expect(kept.size).toBe(0);
});

test('what is no day is ignored, and so is a browser that forbids storage', () => {
  for (const text of ['null', '[]', 'x', '{"arrival":1}', '{"arrival":"2027-13-45"}', '{"arrival":"soon"}']) {
    stubStorage(new Map([['super-visa-dates', text]]));
    expect(readDates(), text).toEqual(NO_DATES);
  }
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(readDates()).toEqual(NO_DATES);
  expect(() => keepDates(NO_DATES)).not.toThrow();
});
