import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { choosePrice, type PriceChoice } from './choose-price.ts';
import { asPeopleWrite, type InsurerFound, insurerIn } from './insurers.ts';
import { cellsOfLines, type PastedLine, pastedLines } from './lines/pasted-lines.ts';
import { withoutSignature } from './lines/signature.ts';
import { type MonthlyPayment, monthlyAmong } from './monthly-payment.ts';
import { type DayFound, daysIn } from './read-days.ts';
import { type Price, pricesIn } from './read-prices.ts';
import { holdsSeveral } from './several-quotes.ts';
import { splitPasted } from './split-pasted.ts';

/** What was found in a text, for the broker to take over or not: nothing is filled in by itself. */
export type Found = {
  insurer: InsurerFound;
  price: PriceChoice;
  /** What is paid by the month, where the premium is by the year. */
  monthly: MonthlyPayment | null;
  /** Prices that are no premium with taxes and fees: before tax, fees and taxes, payments. */
  beside: Price[];
  days: DayFound[];
  /** Why days that the text names go into no field. */
  unsureDays: string[];
  coverage: string;
  notCovered: string;
  /** Coverages of which it cannot be told which amount is the limit, as they are written: they go into no field. */
  unsure: string[];
  /** Other lines that go into no field, as they are written. */
  leftOut: string[];
  /** What stands below the closing of a letter, with it: who signed, and what they do. */
  signature: string[];
};

const LONGEST_TEXT = 20_000;

/** Before each line of a mail that is quoted in another. */
const QUOTED = /^(?:> ?)+/gm;

const SEVERAL =
  'The text holds more than one quote, so no insurer, price or coverage is filled in. Paste one quote at a time.';

/** What else a line says around a day or a name is a condition, from so many words on. */
const MOST_WORDS_AROUND = 9;
const COUNT_OF_DAYS = /\b\d{1,3}\)?[- ](?:calendar )?days?\b/gi;

/** Below a closing without whoever signs, who may be an underwriter. */
const companiesIn = (signature: readonly string[]) =>
  signature.filter((line) => !/\bunderwriter\b/i.test(line)).join('\n');

/** Of two quotes no line says which of them it is about. */
const unparted = (lines: readonly PastedLine[]) => ({
  ...{ coverage: '', notCovered: '', unsure: [] },
  others: lines.filter(({ said }) => said !== ''),
});

/** Reads what a broker has pasted from another program. `today` is Alberta's day. */
export function readPasted(text: string, today: string, type?: InsuranceType): Found {
  const { body, signature } = withoutSignature(text.slice(0, LONGEST_TEXT).replaceAll(QUOTED, ''));
  const lines = pastedLines(body);
  const areSeveral = holdsSeveral(cellsOfLines(body));
  // Who signs for the insurer says whose it is, where nothing else does.
  const insurer = areSeveral ? null : (insurerIn(lines) ?? insurerIn(pastedLines(companiesIn(signature))));
  const { coverage, notCovered, unsure, others } = areSeveral
    ? unparted(lines)
    : splitPasted(lines, insurer?.name ?? null, type);
  const prices = pricesIn(others, lines);
  const price = areSeveral
    ? { ...choosePrice(body, prices, type), chosen: null, question: SEVERAL }
    : choosePrice(body, prices, type);
  const { days, unsure: unsureDays } = daysIn(others, today);
  const monthly = areSeveral ? null : monthlyAmong(prices, price, others);
  const isTaken = (said: string) => {
    if (monthly?.said === said || price.offered.some((one) => one.said === said)) return true;
    const taken = [...days.map(({ text }) => text), ...(insurer ? [insurer.name] : [])].filter((words) =>
      said.includes(words),
    );
    // Another day or amount in the same line is not.
    const rest = taken.reduce((words, one) => words.replaceAll(one, ''), said).replaceAll(COUNT_OF_DAYS, '');
    const isShort = rest.trim().split(/\s+/).length <= MOST_WORDS_AROUND;
    return taken.length !== 0 && isShort && !/\d/.test(rest);
  };
  return {
    ...{ price, monthly, days, unsureDays, coverage, notCovered },
    insurer: insurer && { ...insurer, name: asPeopleWrite(insurer.name) },
    unsure: unsure.map(({ said }) => said),
    beside: prices.filter(({ cents }) => !price.offered.some((one) => one.cents === cents)),
    leftOut: others.map(({ said }) => said).filter((said) => !isTaken(said)),
    signature,
  };
}
