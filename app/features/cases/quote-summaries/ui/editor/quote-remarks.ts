import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { coverageLines } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import { amountsIn } from '#app/features/cases/quote-summaries/pasted/amounts.ts';
import { yearly } from '#app/features/cases/quote-summaries/pasted/choose-price.ts';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import type { PriceRole } from '#app/features/cases/quote-summaries/pasted/read-prices.ts';
import { namesExclusions } from '#app/features/cases/quote-summaries/pasted/split-pasted.ts';
import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { moneyWords } from '#app/platform/text/number-words.ts';
import { startRemark } from './asked-for.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** What its client may read otherwise than its broker means it, to be looked at before a quote is sent. */
export function remarksOn(draft: QuoteDraft, type?: InsuranceType, wantedOn?: string): string[] {
  const { coverage, notCovered } = draft;
  const unnamed = coverageLines(coverage).flatMap(({ name, text }) => (name === null ? [`“${text}”`] : []));
  return [
    ...tooLittle(draft, type),
    ...priceRemarks(draft, type),
    ...[startRemark(draft.effectiveOn, wantedOn) ?? []].flat(),
    ...(!notCovered.trim() && namesExclusions(coverage)
      ? [
          '“What is covered” mentions exclusions, and “What is not covered” is empty. Your client may read the exclusions as coverage.',
        ]
      : []),
    ...(unnamed.length > 0
      ? [
          `${andWords(unnamed)} ${unnamed.length > 1 ? 'do' : 'does'} not begin with a name and a colon, as “Collision: $500 deductible” does. Your client reads ${unnamed.length > 1 ? 'them' : 'it'} as written, but not beside the same coverage of another quote.`,
        ]
      : []),
  ];
}

/** Of what is insured a premium is not less than a ten-thousandth, but for a few days. */
const LEAST_SHARE = 10_000;
const OF_FEW_DAYS: readonly (InsuranceType | undefined)[] = ['travel', 'supervisa'];

/** A premium that a slip may have made: far below another one that the pasted text names, or little for what is insured. */
function tooLittle(
  { pasted, coverage, premiumCents, period }: QuoteDraft,
  type: InsuranceType | undefined,
): string[] {
  const cents = centsOf(premiumCents);
  if (cents === null) return [];
  const sent = yearly({ cents, period: period === 'month' ? 'month' : 'year' });
  const { price, beside } = readPasted(pasted, today(), type);
  const other = [...price.offered, ...beside].find(
    (one) => OF_PREMIUM.includes(one.role) && yearly(one) > sent * 2,
  );
  if (other)
    return [`${moneyWords(sent)} a year is far below “${other.said}” in the text you pasted. Is it right?`];
  const limit = Math.max(0, ...amountsIn(coverage).map((one) => one.cents));
  return limit > sent * LEAST_SHARE && !OF_FEW_DAYS.includes(type)
    ? [`${moneyWords(sent)} a year is little for ${moneyWords(limit)} of coverage. Is the premium right?`]
    : [];
}

const OF_PREMIUM: readonly PriceRole[] = ['whole', 'total', 'premium', 'before tax'];

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
  const said = [
    ...new Set(others.filter((one) => one.role !== 'other' && isAnother(one)).map((one) => `“${one.said}”`)),
  ];
  return [
    ...(isBeforeTax ? ['The text you pasted calls this premium a price before tax.'] : []),
    ...(said.length > 0
      ? [`The text you pasted also says ${andWords(said)}. Is the premium the one with taxes and fees?`]
      : []),
  ];
}
