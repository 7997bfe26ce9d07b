import { expect, test } from 'vitest';
import {
  contactWords,
  countWords,
  keptWords,
  outcomeWords,
  weeksWithPromises,
  weekWords,
} from './number-words.ts';

test('numbers are said with what they are of', () => {
  expect([null, 0, 45, 60, 130].map((contactMinutes) => contactWords({ contactMinutes }))).toEqual([
    ...['–', '0 min', '45 min', '1 h', '2 h 10 min'],
  ]);
  expect(keptWords({ kept: 5, promises: 6 })).toBe('5 of 6');
  expect(keptWords({ kept: 0, promises: 0 })).toBe('none due');
  expect(countWords({ given: 6, accepted: 3, waiting: 2 })).toBe(
    '6 received, 3 accepted, 2 to accept, 1 not accepted',
  );
  expect(countWords({ given: 2, accepted: 2, waiting: 0 })).toBe('2 received, 2 accepted');
  expect(weeksWithPromises([{ promises: 0 }, { promises: 2 }, { promises: 0 }, { promises: 0 }])).toEqual([
    ...[{ promises: 0 }, { promises: 2 }],
  ]);
  expect(weeksWithPromises([{ promises: 0 }])).toEqual([]);
  expect(outcomeWords({ open: 3, won: 0, lost: 1, withdrawn: 1, passedOn: 2 })).toBe(
    '3 open, 1 without a policy, 1 withdrawn, 2 passed on',
  );
  expect(weekWords('2026-11-23')).toBe('Nov 23');
});
