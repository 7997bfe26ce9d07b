import { moneyWords } from '#app/platform/text/number-words.ts';
import { monthlyIn } from './comparison/monthly-payments.ts';
import type { PremiumPeriod } from './schema.ts';

export type Premium = { premiumCents: number; period: PremiumPeriod };
/** With what its broker says is covered, where monthly payments may be stated too. */
type WithWords = Premium & { coverage?: string };

/**
 * A premium by the year and by the month, both to the cent. Monthly payments that the insurer states are said as stated. Else a twelfth
 * of a yearly premium is said to be an average, as insurers ask more of those who pay by the month.
 */
export function premiumWords({ premiumCents, period, coverage = '' }: WithWords): {
  year: string;
  month: string;
} {
  if (period === 'month') {
    return {
      year: `${moneyWords(premiumCents * 12)} a year`,
      month: `${moneyWords(premiumCents)} a month, as quoted`,
    };
  }
  const stated = monthlyIn(coverage);
  return {
    year: `${moneyWords(premiumCents)} a year`,
    month: stated
      ? `${stated}, as quoted`
      : `${moneyWords(Math.round(premiumCents / 12))} a month on average; monthly payments may cost more`,
  };
}

/**
 * How much more each costs in a year than the one that costs least, which has a dash: `$88.80 more a year`. Null where all cost
 * the same. It is no advice: what they cover stands below it.
 */
export function premiumDifferences(premiums: readonly Premium[]): string[] | null {
  const yearly = premiums.map(({ premiumCents, period }) => premiumCents * (period === 'month' ? 12 : 1));
  const least = Math.min(...yearly);
  if (yearly.every((cents) => cents === least)) return null;
  return yearly.map((cents) => (cents === least ? '–' : `${moneyWords(cents - least)} more a year`));
}

type Recorded = { premiumCents: number | null; premiumPeriod: PremiumPeriod | null };

/** The premium of a policy as its broker recorded it; null where they did not. */
export function policyPremium({ premiumCents, premiumPeriod }: Recorded): string | null {
  return premiumCents === null || premiumPeriod === null
    ? null
    : `${moneyWords(premiumCents)} a ${premiumPeriod}`;
}

/**
 * Cents of an amount as it is typed, such as `1,489` or `$124.08`; null when it is none, or when a comma may part its cents:
 * `12,50` is twelve dollars to some, and more than a thousand to nobody.
 */
export function centsOf(typed: string): number | null {
  const spaced = typed.replaceAll(/[\s$]/g, '');
  if (spaced.includes(',') && !/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(spaced)) return null;
  const plain = spaced.replaceAll(',', '');
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(plain)) return null;
  const [dollars = '0', cents = ''] = plain.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** The same as a field holds it that has a sign of its own: `1,788.00`. */
export function premiumTyped(premiumCents: number): string {
  return moneyWords(premiumCents).replace('$', '');
}
