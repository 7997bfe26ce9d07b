import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

const NOTHING = {
  recent: { all: 0, before: 0, after: 0 },
  waiting: { before: 0, after: 0 },
  ...{ callsCancelled: 0, isOpenNow: true },
};
const NO_CALLS = { minutes: 'none', buffer: '0', notice: '1' } as const;
const words = (choices: object, change: object = {}) =>
  changeWords(
    { awayFrom: '', awayTo: '', dailyCap: 10, callHours: NO_CALLS, ...choices },
    { ...NOTHING, ...change },
  );

test('what would change is said in sentences with their numbers', () => {
  const change = {
    recent: { all: 12, before: 9, after: 5 },
    waiting: { before: 0, after: 1 },
    isOpenNow: false,
  };
  expect(words({ awayFrom: '2026-11-25', awayTo: '2026-11-27', dailyCap: 0 }, change)).toEqual([
    'Of the 12 requests of the last four weeks, 5 would fit by type and city, now 9.',
    '1 request that waits for a broker now could come to you at once.',
    'You would get no new requests.',
    'You are away from Wednesday, November 25, 2026 to Friday, November 27, 2026.',
    'No new request would come to you right now.',
    'Existing requests are not affected.',
  ]);
});

test('where nothing came in and nothing waits, that is said', () => {
  expect(words({}).slice(0, 2)).toEqual([
    'No request came in during the last four weeks, so there is nothing to compare with.',
    'No request that is waiting for a broker now would come to you.',
  ]);
});

test('calls that people can book, and those that an absence ends, are said', () => {
  const choices = { callHours: { minutes: '15', buffer: '10', notice: '2' } };
  expect(words(choices)).toContain('People whose request you accepted can book calls of 15 minutes.');
  const away = { ...choices, awayFrom: '2026-11-25' };
  expect(words(away, { callsCancelled: 1 })).toContain(
    '1 booked call is cancelled, and its person is told at once.',
  );
});
