import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { coverageLines } from './coverage-lines.ts';
import { plainLine } from './plain-line.ts';
import { type QuoteChange, quoteChanges } from './quote-changes.ts';

const quote = (coverage: string, notCovered = '', more: Partial<QuoteSummary> = {}) =>
  ({
    ...{
      insurer: 'Prairie Mutual (sample)',
      premiumCents: 41_000,
      period: 'year',
      validUntil: '2026-12-20',
      effectiveOn: null,
    },
    ...{ coverage, notCovered, ...more },
  }) as QuoteSummary;

const LINES = [
  ...['Contents: $40,000.', 'Contents: $50,000.', 'Deductible: $1,000.', 'Deductible: $500.', 'Glass'],
  ...['Sewer backup: up to $10,000.', 'Liability: $2,000,000 per claim.', 'Liability: $1,000,000 in total.'],
];
const text = array(constantFrom(...LINES), { maxLength: 6 }).map((lines) => lines.join('\n'));

const plain = (lines: readonly (string | null)[]) =>
  lines
    .filter((line) => line !== null)
    .map(plainLine)
    .toSorted();
const of = (changes: QuoteChange[], part: QuoteChange['part'], side: 'was' | 'now') =>
  plain(changes.filter((one) => one.part === part).map((one) => one[side]));

/** What of `some` is not in `others`, each line as often as it is missing there. */
function lessThan(some: string, others: string): string[] {
  const left = plain(coverageLines(others).map(({ text: line }) => line));
  return plain(coverageLines(some).map(({ text: line }) => line)).filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

test('every line that is new or gone is told, once, and no line that stands in both', () => {
  assert(
    property(text, text, text, text, (coverage, other, excluded, otherExcluded) => {
      const changes = quoteChanges(quote(coverage, excluded), quote(other, otherExcluded));
      expect(of(changes, 'coverage', 'was')).toEqual(lessThan(coverage, other));
      expect(of(changes, 'coverage', 'now')).toEqual(lessThan(other, coverage));
      expect(of(changes, 'notCovered', 'was')).toEqual(lessThan(excluded, otherExcluded));
      expect(of(changes, 'notCovered', 'now')).toEqual(lessThan(otherExcluded, excluded));
      expect(changes.every(({ was, now }) => was !== null || now !== null)).toBe(true);
    }),
  );
});

test('a quote that only says the same in another order or with other spaces has not changed', () => {
  assert(
    property(text, text, (coverage, excluded) => {
      const turned = coverage.split('\n').toReversed().join('\n').toUpperCase().replaceAll(' ', '  ');
      expect(quoteChanges(quote(coverage, excluded), quote(turned, excluded))).toEqual([]);
    }),
  );
});

test('a line about the same thing is one change, and an insurer, a price, a day and a line of its own are told as that', () => {
  const before = quote('Contents: $40,000.\nDeductible: $1,000.', 'Flood.');
  const after = quote('Contents: $40,000.\nDeductible: $500.\nSewer backup.', '', {
    ...{
      insurer: 'Prairie Mutual Insurance',
      premiumCents: 44_800,
      validUntil: '2026-12-24',
      effectiveOn: '2026-12-05',
    },
  });
  expect(quoteChanges(before, after)).toEqual([
    { part: 'insurer', was: 'Prairie Mutual (sample)', now: 'Prairie Mutual Insurance' },
    { part: 'premium', was: '$410.00 a year', now: '$448.00 a year' },
    { part: 'coverage', was: 'Deductible: $1,000.', now: 'Deductible: $500.' },
    { part: 'coverage', was: null, now: 'Sewer backup.' },
    { part: 'notCovered', was: 'Flood.', now: null },
    { part: 'validUntil', was: '2026-12-20', now: '2026-12-24' },
    { part: 'effectiveOn', was: null, now: '2026-12-05' },
  ]);
});
