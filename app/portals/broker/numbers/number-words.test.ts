import { expect, test } from 'vitest';
import { daysWords, minutesWords, shareWords, spanWords, undecided } from './number-words.ts';

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
