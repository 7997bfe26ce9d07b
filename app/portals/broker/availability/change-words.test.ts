import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

const NOTHING = {
  recent: { all: 0, before: 0, after: 0 },
  waiting: { before: 0, after: 0 },
  ...{ callsCancelled: [], offered: [], dueWhileAway: [], isOpenNow: true },
};
const words = (change: object = {}) => changeWords({ ...NOTHING, ...change });

test('what would come of the choices is said in sentences with their numbers', () => {
  const change = {
    recent: { all: 12, before: 9, after: 5 },
    waiting: { before: 0, after: 1 },
    isOpenNow: false,
  };
  expect(words(change)).toEqual([
    'Of the 12 requests of the last four weeks, 5 would fit by type and city, now 9.',
    '1 request waiting for a broker now could come to you right away.',
    'No new request would come to you right now.',
    'Requests that you have accepted are not affected.',
  ]);
});

test('where nothing came in and nothing waits, that is said', () => {
  expect(words().slice(0, 2)).toEqual([
    'No request came in during the last four weeks, so there is nothing to compare with.',
    'No request now waiting for a broker would come to you.',
  ]);
});

test('calls that an absence ends, deadlines in it and requests that wait for an answer are named first', () => {
  const one = (reference: string) => [{ reference, at: '2026-11-27T16:00:00.000Z' }];
  expect(
    words({ callsCancelled: one('AB-CALL'), dueWhileAway: one('AB-DUE'), offered: one('AB-NEW') }).slice(
      0,
      3,
    ),
  ).toEqual([
    'The call booked for Friday, November 27, 10\u00a0am Alberta time (AB-CALL) is cancelled, and the client is told at once.',
    'AB-DUE stays with you while you are away: the contact deadline is still Friday, November 27, 10\u00a0am Alberta time.',
    'AB-NEW is offered to you now. It stays offered until Friday, November 27, 10\u00a0am Alberta time: accept or return it.',
  ]);
});
