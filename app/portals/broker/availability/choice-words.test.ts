import { expect, test } from 'vitest';
import { awayCount, callWords, differ, likeMonday, weekWords } from './choice-words.ts';

const day = { from: '09:00', to: '17:00' };
const off = { from: '', to: '' };
const weeklyHours = { sun: off, mon: day, tue: day, wed: day, thu: day, fri: day, sat: off };
const choices = {
  ...{ weeklyHours, dailyCap: 10, away: [], types: ['auto', 'home'], cities: ['Calgary', 'Edmonton'] },
  callHours: { minutes: '15', buffer: '15', notice: '2' },
} as Parameters<typeof differ>[0];

test('choices that say the same do not differ, in whatever order or form they stand', () => {
  const typed = { ...choices, dailyCap: '10' as never, types: ['home', 'auto'] as never };
  expect(differ(choices, typed)).toBe(false);
  const changes = [
    { dailyCap: 9 },
    { types: ['auto'] },
    { cities: [] },
    { away: [{ from: '2026-12-01', to: '' }] },
    { callHours: { ...choices.callHours, notice: '4' } },
    { weeklyHours: { ...weeklyHours, sat: day } },
  ];
  for (const change of changes)
    expect([change, differ(choices, { ...choices, ...change } as never)]).toEqual([change, true]);
});

test('a folded part says what is chosen in it', () => {
  expect(weekWords(weeklyHours)).toBe('Mon–Fri');
  expect(weekWords({ ...weeklyHours, tue: off, thu: off })).toBe('Mon, Wed, Fri');
  expect(weekWords({ ...weeklyHours, mon: off, tue: off, wed: off })).toBe('Thu, Fri');
  expect(weekWords(Object.fromEntries(Object.keys(weeklyHours).map((one) => [one, off])) as never)).toBe(
    'No days',
  );
  expect(callWords({ minutes: 'none', buffer: '0', notice: '1' })).toBe('No calls to book');
  expect([[], [off], [off, off]].map(awayCount)).toEqual(['Never', '1 time', '2 times']);
});

test('the hours of Monday are those of all weekdays at one press, and the weekend stays', () => {
  const late = { from: '12:00', to: '20:00' };
  expect(likeMonday({ ...weeklyHours, mon: late })).toEqual({
    ...{ sun: off, sat: off },
    ...{ mon: late, tue: late, wed: late, thu: late, fri: late },
  });
});
