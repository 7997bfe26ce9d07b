import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { coverageLines } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import { yearly } from '#app/features/cases/quote-summaries/pasted/choose-price.ts';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import { namesExclusions } from '#app/features/cases/quote-summaries/pasted/split-pasted.ts';
import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** What its client may read otherwise than its broker means it, to be looked at before a quote is sent. */
export function remarksOn(draft: QuoteDraft, type?: InsuranceType): string[] {
  const { coverage, notCovered } = draft;
  const unnamed = coverageLines(coverage).flatMap(({ name, text }) => (name === null ? [`“${text}”`] : []));
  return [
    ...priceRemarks(draft, type),
    ...(!notCovered.trim() && namesExclusions(coverage)
      ? [
          '“What is covered” mentions exclusions, and “What is not covered” is empty. Your client may read the exclusions as coverage.',
        ]
      : []),
    ...(unnamed.length > 0
      ? [
          `Compared with nothing, as no name and colon begin ${unnamed.length > 1 ? 'them' : 'it'}: ${andWords(unnamed)}.`,
        ]
      : []),
  ];
}

/** What the pasted text says of prices, where the one that is sent is not the one it calls the whole. */
function priceRemarks(
  { pasted, premiumCents, period }: QuoteDraft,
  type: InsuranceType | undefined,
): string[] {
  const cents = centsOf(premiumCents);
  if (pasted.trim() === '' || cents === null) return [];
  const { price, beside } = readPasted(pasted, today(), type);
  const sent = yearly({ cents, period: period === 'month' ? 'month' : 'year' });
  if (price.chosen && yearly(price.chosen) === sent) return [];
  const isAnother = (one: { cents: number; period: 'year' | 'month' | null }) => yearly(one) !== sent;
  const isBeforeTax = beside.some((one) => one.role === 'before tax' && !isAnother(one));
  const whole = price.offered.filter(({ role }) => role === 'whole');
  const others = whole.length > 0 ? whole : [...price.offered, ...beside];
  const said = [...new Set(others.filter(isAnother).map((one) => `“${one.said}”`))];
  return [
    ...(isBeforeTax ? ['The text you pasted calls this premium a price before tax.'] : []),
    ...(said.length > 0
      ? [`The text you pasted also says ${andWords(said)}. Is the premium the one with taxes and fees?`]
      : []),
  ];
}
