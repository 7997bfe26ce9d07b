import { expect, test } from 'vitest';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { byWhen, validWords } from './standing-words.ts';

const until = (...days: string[]) => validWords(days.map((validUntil) => ({ validUntil })));

test('quotes that end on one day are said to, and of others until when all of them are', () => {
  expect(until()).toBeNull();
  expect(until('2026-12-20')).toBe('It is valid until December 20, 2026.');
  expect(until('2026-12-20', '2026-12-20')).toBe('Both are valid until December 20, 2026.');
  expect(until('2026-12-20', '2026-12-20', '2026-12-20')).toBe('All are valid until December 20, 2026.');
  expect(until('2026-12-24', '2026-12-20')).toBe('The quotes are valid until December 20, 2026, or longer.');
});

test('beside a quote that was revised its own last day stands, and not that of another', () => {
  const quotes = [
    { insurer: 'Prairie', validUntil: '2026-12-20' },
    { insurer: 'Rockyview', validUntil: '2026-12-13' },
  ].map((one) => ({ ...one, decision: 'none', standing: 'current' }) as QuoteSummary);
  const shown: Parameters<typeof byWhen>[0]['case'] = {
    status: 'quoted',
    turn: { who: 'client', what: 'decide', dueAt: null },
    ...{ clocks: [], call: null, closedAt: null, promiseAt: null, firstRespondedAt: null },
    ...{ broker: null, statusText: '' },
  };
  const now = new Date('2026-11-29T17:00:00Z');
  expect(byWhen({ case: { ...shown, revised: ['Prairie'] }, quotes }, now)).toBe(
    'It is valid until December 20, 2026.',
  );
  expect(byWhen({ case: shown, quotes }, now)).toBe(
    'The quotes are valid until December 13, 2026, or longer.',
  );
});
