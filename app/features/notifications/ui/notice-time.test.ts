import { expect, test } from 'vitest';
import { noticeTime } from './notice-time.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);

test.each([
  ['2026-11-25T00:05', 'Today, 12:05 am'],
  ['2026-11-24T23:55', 'Yesterday, 11:55 pm'],
  ['2026-11-23T09:30', 'Mon 9:30 am'],
  ['2026-11-18T11:30', 'Nov 18, 11:30 am'],
])('what was said at %s', (said, words) => {
  expect(noticeTime(at(said), at('2026-11-25T00:10'))).toBe(words);
});
