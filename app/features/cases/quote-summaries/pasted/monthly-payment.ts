import { moneyWords } from '#app/platform/text/number-words.ts';
import type { Price } from './read-prices.ts';

/** What an insurer states for a month beside the premium of a year; `words` as a client reads it. */
export type MonthlyPayment = { cents: number; words: string; said: string };

const BY_MONTH = /\b(?:month(?:ly|s)?|mo|pac)\b|\b12 ?(?:x|×|pay|equal|payments?|instal)|[x×] ?12\b/i;
/** What is paid by the month is only a part of it then. */
const WITH_DEPOSIT = /\b(?:deposit|down|first|initial|then|followed by)\b/i;
const COUNT = /\b(\d{1,2}) ?(?:x|×|equal|monthly|payments?|pay|instal\w*)(?![\p{L}\d])|[x×] ?(\d{1,2})\b/iu;
/** A year paid by the month costs about the premium, and so much more at most. */
const [LEAST, MOST] = [0.9, 1.3];

/** The one amount that a text states for a month beside `chosen`; null where it states none, or several. */
export function monthlyAmong(prices: readonly Price[], chosen: Price | null): MonthlyPayment | null {
  if (chosen?.period === 'month') return null;
  const found = prices.filter(
    ({ role, period, said, cents }) =>
      cents !== chosen?.cents &&
      (role === 'payment' || period === 'month') &&
      !['other', 'extra', 'less', 'before tax'].includes(role) &&
      (period === 'month' || BY_MONTH.test(said)) &&
      !WITH_DEPOSIT.test(said) &&
      (chosen === null || isAbout(cents * 12, chosen.cents)),
  );
  const [first] = found;
  if (!first || found.some(({ cents }) => cents !== first.cents)) return null;
  const [, before, behind] = COUNT.exec(first.said) ?? [];
  const count = Number(before ?? behind ?? 0);
  const amount = moneyWords(first.cents);
  const words = count > 1 ? `${count} monthly payments of ${amount}` : `${amount} a month`;
  return { cents: first.cents, words, said: first.said };
}

const isAbout = (cents: number, other: number) => cents >= other * LEAST && cents <= other * MOST;
