import { expect, test } from 'vitest';
import { bellWords, pushWords } from './delivery-words.ts';

const push = (state: 'sent' | 'gone' | 'failed', tries = 1) => ({
  state,
  tries,
  at: '2026-11-25T16:00:00.000Z',
});

test('what became of a notice is said for the bell and for each browser', () => {
  expect(bellWords({ readAt: null, settledAt: null })).toBe('Unread');
  expect(bellWords({ readAt: '2026-11-25T16:00:00.000Z', settledAt: null })).toBe('Read');
  expect(bellWords({ readAt: null, settledAt: '2026-11-25T16:00:00.000Z' })).toBe('Settled');
  expect(pushWords([])).toBe('–');
  expect(pushWords([push('sent')])).toBe('Accepted by the push service');
  expect(pushWords([push('failed', 3)])).toBe('Failed 3 times');
  expect(pushWords([push('sent'), push('gone'), push('sent')])).toBe(
    '2 accepted by the push service, 1 browser gone',
  );
});
