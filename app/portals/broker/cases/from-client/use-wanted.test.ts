import { expect, test } from 'vitest';
import { firstToEnd, writtenSince } from './use-wanted.ts';

const quote = (validUntil: string, part: object = {}) => ({
  ...({ validUntil, decision: 'none', standing: 'current' } as const),
  ...part,
});

test('the first quote to end that the client is still to decide on is named', () => {
  const over = quote('2026-12-01', { standing: 'over' });
  const declined = quote('2026-12-02', { decision: 'declined' });
  expect(firstToEnd([over, declined, quote('2026-12-18'), quote('2026-12-10')])).toBe('2026-12-10');
  expect(firstToEnd([over])).toBeNull();
});

test('what was written with an answer to a quote waits until its broker has replied, and no longer', () => {
  const at = '2026-11-28T18:00:00.000Z';
  const declined = { id: 'one', insurer: 'Prairie', decision: 'declined' } as const;
  const quotes = [{ ...declined, decisionReason: 'No glass', decidedAt: at }];
  expect(writtenSince(quotes, at)).toEqual([{ ...declined, words: 'No glass' }]);
  expect(writtenSince(quotes, '2026-11-28T17:00:00.000Z')).toHaveLength(1);
  // They were answered, and have written something else since.
  expect(writtenSince(quotes, '2026-11-28T19:00:00.000Z')).toEqual([]);
  expect(writtenSince(quotes, null)).toEqual([]);
});
