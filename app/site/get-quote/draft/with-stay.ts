import type { QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { readDates, type StayDates } from '#app/site/figures/super-visa/kept-dates.ts';
import { addYears, daysCovered, isMonthsLong } from '#app/site/figures/super-visa/plan-stay.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';

export const ARRIVAL = 'answers.supervisa.arrivalOn';
export const LENGTH = 'answers.supervisa.durationDays';

/** What the question for the length takes: the questions themselves are loaded later. */
export const COVERAGE_DAYS = { min: 365, max: 1825 } as const;

/** The lengths that the question names, in months, with the days that stand for them. */
export const NAMED_LENGTHS = [
  { months: 18, days: 548 },
  { months: 24, days: 730 },
] as const;

const [LEAST_YEARS, MOST_YEARS] = [1, 5];

/**
 * The values with the dates that were tried out on the page about it: the day of arrival, and the length of a stay that is
 * longer than the shortest policy, which has to be bought anyway. An answer that the form has already stays.
 */
export function withStay(values: QuoteValues, dates: StayDates): QuoteValues {
  if (!dates.arrival || valueAt(values, ARRIVAL)) return values;
  const arriving = withValue(values, ARRIVAL, dates.arrival);
  const length = lengthOfStay(dates);
  return length && !valueAt(values, LENGTH) ? withValue(arriving, LENGTH, length) : arriving;
}

/** The same with the dates that this browser keeps. */
export function withKeptStay(values: QuoteValues): QuoteValues {
  return withStay(values, readDates());
}

/**
 * For how many days a stay is to be covered, its first and last among them, as the form takes it: a length that the
 * question names where the stay is that long to the day. Empty for a stay that the shortest policy covers, and for one longer
 * than an entry allows.
 */
export function lengthOfStay({ arrival, departure }: StayDates): string {
  if (departure <= addYears(arrival, LEAST_YEARS) || departure > addYears(arrival, MOST_YEARS)) return '';
  const named = NAMED_LENGTHS.find(({ months }) => isMonthsLong(arrival, departure, months));
  return String(named?.days ?? Math.min(daysCovered(arrival, departure), COVERAGE_DAYS.max));
}
