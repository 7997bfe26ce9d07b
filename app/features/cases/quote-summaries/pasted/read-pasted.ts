import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { choosePrice, type PriceChoice } from './choose-price.ts';
import { type InsurerFound, insurerIn } from './insurers.ts';
import { pastedLines } from './pasted-lines.ts';
import { type DayFound, daysIn } from './read-days.ts';
import { type Price, pricesIn } from './read-prices.ts';
import { splitPasted } from './split-pasted.ts';

/** What was found in a text, for the broker to take over or not: nothing is filled in by itself. */
export type Found = {
  insurer: InsurerFound;
  price: PriceChoice;
  /** Prices that are no premium with taxes and fees: before tax, fees and taxes, payments. */
  beside: Price[];
  days: DayFound[];
  coverage: string;
  notCovered: string;
  /** Lines that go into no field, as they are written. */
  leftOut: string[];
};

/** Reads what a broker has pasted from another program. `today` is Alberta's day. */
export function readPasted(text: string, today: string, type?: InsuranceType): Found {
  const lines = pastedLines(text);
  const insurer = insurerIn(lines);
  const { coverage, notCovered, others } = splitPasted(lines, insurer?.name ?? null, type);
  const prices = pricesIn(others);
  const price = choosePrice(text, prices);
  const days = daysIn(others, today);
  const isTaken = (said: string) =>
    (insurer && said.includes(insurer.name)) ||
    price.offered.some((one) => one.said === said) ||
    days.some((one) => said.includes(one.text));
  return {
    ...{ insurer, price, days, coverage, notCovered },
    beside: prices.filter(({ cents }) => !price.offered.some((one) => one.cents === cents)),
    leftOut: others.map(({ said }) => said).filter((said) => !isTaken(said)),
  };
}
