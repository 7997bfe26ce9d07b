import { expect, test } from 'vitest';
import { brokerTurn } from './whose-turn.ts';

const ACCEPT_BY = '2026-11-23T17:30:00.000Z';
const PROMISE = '2026-11-23T21:30:00.000Z';
const open = { acceptBy: null, promiseAt: PROMISE, firstRespondedAt: null };

test('a case that waits for acceptance is the broker’s turn until the time to accept', () => {
  const turn = brokerTurn({ ...open, status: 'assigned', acceptBy: ACCEPT_BY });
  expect(turn).toMatchObject({ isYours: true, due: { kind: 'accept', at: new Date(ACCEPT_BY) } });
});

test('an accepted case is due for contact by the promise, and not any more once contact was made', () => {
  expect(brokerTurn({ ...open, status: 'in_progress' }).due).toEqual({
    kind: 'promise',
    at: new Date(PROMISE),
  });
  const later = brokerTurn({ ...open, status: 'in_progress', firstRespondedAt: ACCEPT_BY });
  expect(later).toMatchObject({ isYours: true, due: null });
});

test('it is nobody’s turn on a case whose access has ended', () => {
  expect(brokerTurn({ ...open, status: null })).toMatchObject({ isYours: false, due: null });
});
