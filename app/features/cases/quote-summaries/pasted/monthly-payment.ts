import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import { moneyWords } from '#app/platform/text/number-words.ts';
import { type PriceChoice, yearly } from './choose-price.ts';
import { withoutNotes } from './lines/notes.ts';
import type { PastedLine } from './lines/pasted-lines.ts';
import type { Price } from './read-prices.ts';

/** What an insurer states for a month beside the premium of a year; `words` as a client reads it. */
export type MonthlyPayment = { words: string; said: string };

const BY_MONTH = /\b(?:month(?:ly|s)?|mo|pac)\b|\b12 ?(?:x|×|pay|equal|payments?|instal)|[x×] ?12\b/i;
/** What is paid by the month is only a part of it then. */
const WITH_DEPOSIT = /\b(?:deposit|down|first|initial|then|followed by)\b/i;
/** When the first of equal payments is paid, or that nothing is paid before: no amount of its own. */
const NO_DEPOSIT =
  /\b(?:first|initial) (?:(?:monthly |equal )?(?:payment|pmt|instal\w{2,8}|withdrawal|month|debit)|one) (?:is |comes )?(?:due|taken|withdrawn|paid|on|at|upon|with|out)\b[^$]*$|\b(?:no|without(?: a)?|zero) (?:deposit|(?:money )?down(?: ?payment)?)\b/i;
const COUNT =
  /\b(?:over|for|in) (\d{1,2}) months?\b|(?<![\d.,$])(\d{1,2}) ?(?:x|×|equal|monthly|payments?|pay|instal\w*)(?![\p{L}\d])|[x×] ?(\d{1,2})\b/iu;
/** A year paid by the month costs about the premium, and so much more at most. */
const [LEAST, MOST] = [0.9, 1.3];

const SUM = String.raw`\$? ?\d[\d,]{0,8}(?:\.\d\d)?`;
const DEPOSIT = `(?:(?:initial |first )?(?:down ?payment|deposit|payment|down)(?: of|:)? ?(?<sum>${SUM})|(?<sumBefore>${SUM}) (?:down(?: ?payment)?|deposit|initially|today|now))`;
const REST = String.raw`(?<count>\d{1,2}) ?(?:[x×@]|(?:(?:equal|monthly|more|further) ){0,2}(?:payments?|pmts?|instal\w{2,8})(?: of| at|:)?) ?(?<each>${SUM})`;
/** `down payment $324.50 then 10 x $167.12` */
const PLAN = new RegExp(String.raw`(?<![\p{L}\d$.,])${DEPOSIT}[^$\d]{1,20}${REST}`, 'iu');

/**
 * What a text states for a month beside its price, or those that may be it, as it states it: one amount, or a deposit with
 * payments of one amount.
 */
export function monthlyAmong(
  prices: readonly Price[],
  { chosen, offered }: Pick<PriceChoice, 'chosen' | 'offered'>,
  lines: readonly PastedLine[] = [],
): MonthlyPayment | null {
  const ofYear = (chosen ? [chosen] : offered).filter(({ period }) => period !== 'month');
  if (ofYear.length === 0 && (chosen ?? offered[0])) return null;
  const isOfYear = (cents: number) =>
    ofYear.length === 0 || ofYear.some((price) => isAbout(cents, yearly(price)));
  const plans = lines.flatMap(({ said }) => planIn(said, isOfYear) ?? []);
  const found = prices.filter(
    ({ role, period, said, cents }) =>
      cents !== chosen?.cents &&
      (role === 'payment' || period === 'month') &&
      !['other', 'extra', 'less', 'before tax'].includes(role) &&
      (period === 'month' || BY_MONTH.test(said)) &&
      !WITH_DEPOSIT.test(said.replace(NO_DEPOSIT, '')) &&
      isOfYear(cents * 12),
  );
  const [first] = found;
  const [plan, ...morePlans] = plans;
  if (plan) return morePlans.length === 0 && !first ? plan : null;
  if (!first || found.some(({ cents }) => cents !== first.cents)) return null;
  const [, over, before, behind] = COUNT.exec(first.said) ?? [];
  const count = Number(over ?? before ?? behind ?? 0);
  const amount = moneyWords(first.cents);
  const words = count > 1 ? `${count} monthly payments of ${amount}` : `${amount} a month`;
  return { words: [words, ...chargesIn(first)].join(' '), said: first.said };
}

/** What is charged for paying so, as it stands in brackets behind the amount. */
function chargesIn({ said, text }: Price): string[] {
  const [behind = ''] = said.slice(said.indexOf(text) + text.length).split('$');
  return withoutNotes(behind).notes.filter((note) => /charge|fee|interest|financ/i.test(note));
}

function planIn(said: string, isOfYear: (cents: number) => boolean): MonthlyPayment | null {
  const { 0: words, groups: { sum, sumBefore, count, each } = {} } = PLAN.exec(said) ?? {};
  if (words === undefined) return null;
  const [deposit, payment] = [centsOf(sum ?? sumBefore ?? ''), centsOf(each ?? '')];
  const isWhole = deposit !== null && payment !== null && isOfYear(deposit + payment * Number(count));
  return isWhole ? { words: words.trim(), said } : null;
}

const isAbout = (cents: number, other: number) => cents >= other * LEAST && cents <= other * MOST;
