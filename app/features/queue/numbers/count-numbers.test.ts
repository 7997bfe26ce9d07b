import { expect, test } from 'vitest';
import { type CountedCase, countOutcomes, countWeek, weekStart } from './count-numbers.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
/** A Wednesday. */
const NOW = at('2026-11-25T10:00');
const given = (part: Partial<CountedCase> = {}): CountedCase => ({
  ...{
    type: 'auto',
    status: 'in_progress',
    openedAt: at('2026-11-23T10:00'),
    acceptedAt: at('2026-11-23T10:30'),
  },
  ...{ endedBy: null, contactAt: at('2026-11-23T12:00') },
  ...part,
});
const week = (...cases: CountedCase[]) => countWeek({ cases, promises: [] }, weekStart(NOW), NOW);

test('a week begins on Monday in Alberta', () => {
  expect(weekStart(NOW)).toEqual(at('2026-11-23T00:00'));
  expect(weekStart(at('2026-11-29T23:59'))).toEqual(at('2026-11-23T00:00'));
  expect(weekStart(NOW, 1)).toEqual(at('2026-11-16T00:00'));
});

test('time to first contact is the middle one, in open minutes', () => {
  const overnight = given({ openedAt: at('2026-11-23T16:00'), contactAt: at('2026-11-24T10:00') });
  expect(week(given(), overnight, given({ contactAt: null }))).toMatchObject({
    contactMinutes: 120,
    contacted: 2,
  });
  expect(week(given({ contactAt: at('2026-11-23T10:30') }), given(), overnight).contactMinutes).toBe(120);
  expect(week()).toMatchObject({ given: 0, contactMinutes: null, promises: 0 });
});

test('of the requests of a week some are accepted, some still to be, and the rest passed on', () => {
  const offered = { status: 'assigned', acceptedAt: null } as const;
  const returned = given({ ...offered, status: 'new', endedBy: 'returned' });
  // What was returned is with somebody else, who is to accept it.
  const elsewhere = given({ ...offered, endedBy: 'expired' });
  expect(week(given(), given(offered), returned, elsewhere)).toMatchObject({
    given: 4,
    accepted: 1,
    waiting: 1,
  });
});

test('a promise counts in the week in which it was kept or missed', () => {
  const promises = [
    { settledAt: at('2026-11-22T23:59'), isKept: false },
    { settledAt: at('2026-11-23T00:00'), isKept: true },
    { settledAt: at('2026-11-24T10:01'), isKept: false },
  ];
  expect(countWeek({ cases: [], promises }, weekStart(NOW), NOW)).toMatchObject({ promises: 2, kept: 1 });
});

test('outcomes are by type, the most frequent first', () => {
  expect(
    countOutcomes([
      given({ type: 'home', status: 'won' }),
      given(),
      given({ status: 'lost', endedBy: 'completed' }),
      given({ status: 'withdrawn', endedBy: 'withdrawn' }),
      // Somebody else has it now, and has placed a policy.
      given({ status: 'won', endedBy: 'returned' }),
      given({ status: 'spam', endedBy: 'not_real' }),
    ]),
  ).toEqual([
    { type: 'auto', open: 1, won: 0, lost: 1, withdrawn: 1, passedOn: 2 },
    { type: 'home', open: 0, won: 1, lost: 0, withdrawn: 0, passedOn: 0 },
  ]);
});
