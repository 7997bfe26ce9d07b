import { expect, test } from 'vitest';
import { afterChoice, validWords } from './standing-words.ts';

const until = (...days: string[]) => validWords(days.map((validUntil) => ({ validUntil })));

test('quotes that end on one day are said to, and of others the first to expire is named', () => {
  expect(until()).toBeNull();
  expect(until('2026-12-20')).toBe('It is valid until December 20, 2026.');
  expect(until('2026-12-20', '2026-12-20')).toBe('Both are valid until December 20, 2026.');
  expect(until('2026-12-20', '2026-12-20', '2026-12-20')).toBe('All are valid until December 20, 2026.');
  expect(until('2026-12-24', '2026-12-20')).toBe('The first of them expires after December 20, 2026.');
});

test('after a choice it is said of which quote, and what comes next with whom', () => {
  const quote = (insurer: string) => ({ insurer, premiumCents: 44_800, period: 'year' as const });
  const one = afterChoice(quote('Rockyview'), 'Dana Whitford');
  expect(one).toMatch(/^Rockyview, \$448\.00 a year: the application.+settle with Dana Whitford\.$/);
});
