import { expect, test } from 'vitest';
import { reopenedWords } from './reopened-words.ts';

const at = '2026-11-25T18:00:00.000Z';

test('an open request says that it was withdrawn or closed before, and when it was reopened', () => {
  expect(reopenedWords({ at, wasWithdrawn: true }, 'assigned')).toBe('withdrawn and reopened Nov 25');
  expect(reopenedWords({ at, wasWithdrawn: false }, 'quoted')).toBe('closed and reopened Nov 25');
});

test('one that never ended, or that has ended again, says nothing of it', () => {
  expect(reopenedWords(null, 'assigned')).toBeNull();
  expect(reopenedWords({ at, wasWithdrawn: true }, 'withdrawn')).toBeNull();
});
