import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { compareQuotes } from '#app/features/cases/quote-summaries/comparison/compare-quotes.ts';
import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** What is not the same in every quote, with the words of each in the order of the quotes. */
export function differencesOf(quotes: readonly QuoteSummary[], type?: InsuranceType) {
  const { covered, notCovered } = compareQuotes(quotes, type);
  const rows = [
    { name: 'Premium', words: quotes.map((quote) => premiumWords(quote).year) },
    ...[...covered, ...notCovered]
      .filter(({ differs }) => differs)
      .map(({ name, cells }) => ({ name: name ?? '', words: cells.map((cell) => cell?.words ?? '') })),
    { name: 'Valid until', words: quotes.map(({ validUntil }) => dayWords(validUntil)) },
    {
      name: 'Effective date',
      words: quotes.map(({ effectiveOn }) => (effectiveOn ? dayWords(effectiveOn) : 'Not set')),
    },
  ];
  return rows.filter(({ words }) => new Set(words).size > 1);
}

export type QuoteDay = 'validUntil' | 'effectiveOn';

/** The days that are not the same in every quote. */
export function differingDays(quotes: readonly QuoteSummary[]): QuoteDay[] {
  const days: readonly QuoteDay[] = ['validUntil', 'effectiveOn'];
  return days.filter((name) => new Set(quotes.map((quote) => quote[name])).size > 1);
}
