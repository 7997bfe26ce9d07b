import type { PremiumPeriod } from './schema.ts';

const MONEY = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

export type Premium = { premiumCents: number; period: PremiumPeriod };

/** Dollars and cents, as people write them in Canada. */
export function moneyWords(cents: number): string {
  return MONEY.format(cents / 100);
}

/**
 * A premium by the year and by the month, both to the cent. What the insurer bills by is exact; of a yearly premium a
 * twelfth is only about what a month costs, as insurers add to what is paid by the month.
 */
export function premiumWords({ premiumCents, period }: Premium): { year: string; month: string } {
  if (period === 'month') {
    return { year: `${moneyWords(premiumCents * 12)} a year`, month: `${moneyWords(premiumCents)} a month` };
  }
  const twelfth = premiumCents % 12 === 0 ? '' : 'about ';
  return {
    year: `${moneyWords(premiumCents)} a year`,
    month: `${twelfth}${moneyWords(Math.round(premiumCents / 12))} a month`,
  };
}

/** Cents of an amount as it is typed, such as `1,489` or `$124.08`; null when it is none. */
export function centsOf(typed: string): number | null {
  const plain = typed.replaceAll(/[\s,$]/g, '');
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(plain)) return null;
  const [dollars = '0', cents = ''] = plain.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
