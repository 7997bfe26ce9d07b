import { expect, test } from 'vitest';
import {
  acceptedWords,
  arrangedWords,
  daysWords,
  minutesWords,
  shareWords,
  spanWords,
  undecided,
} from './number-words.ts';

test('numbers are said as people say them', () => {
  expect([null, 0, 45, 60, 130].map(minutesWords)).toEqual(['–', '0 min', '45 min', '1 h', '2 h 10 min']);
  expect(shareWords(18, 24)).toBe('75%');
  expect(shareWords(2, 3)).toBe('67%');
  expect(shareWords(0, 0)).toBe('–');
  expect(daysWords({ from: '2026-11-02', to: '2026-11-27' })).toBe('Nov 2 to Nov 27');
  expect(daysWords({ from: '2026-11-27', to: '2026-11-27' })).toBe('Nov 27');
  expect(spanWords({ from: '2026-11-23' }, '4w')).toBe('Nov 23');
  expect(spanWords({ from: '2026-11-01' }, 'year')).toBe('Nov');
  expect(undecided({ received: 9, kept: 4, missed: 2 })).toBe(3);
});

test('requests that were withdrawn or passed on first are not said to be answered', () => {
  const words = (received: number, accepted: number, toAccept: number) =>
    acceptedWords({ received, accepted, toAccept });
  expect(words(19, 9, 6)).toBe('4 more withdrawn or passed on');
  expect(words(9, 8, 1)).toBe('all 8 answered');
  expect(words(2, 0, 2)).toBe('none answered yet');
});

test('more policies than quotes are explained', () => {
  expect(arrangedWords({ accepted: 9, quoted: 2, won: 3 })).toBe('33% of 9 accepted, some quoted elsewhere');
  expect(arrangedWords({ accepted: 9, quoted: 3, won: 3 })).toBe('33% of 9 accepted');
  expect(arrangedWords({ accepted: 0, quoted: 0, won: 0 })).toBe('none accepted yet');
});
