import type { QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import type { StayDates } from '#app/site/figures/super-visa/kept-dates.ts';
import { daysOfStay } from '#app/site/figures/super-visa/plan-stay.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';

const ARRIVAL = 'answers.supervisa.arrivalOn';
const LENGTH = 'answers.supervisa.durationDays';

/** What the question for the length takes: the questions themselves are loaded later. */
export const COVERAGE_DAYS = { min: 365, max: 1825 } as const;

/**
 * The values with the dates that were tried out on the page about it: the day of arrival, and the length of a stay that is
 * longer than the shortest policy, which has to be bought anyway. An answer that the form has already stays.
 */
export function withStay(values: QuoteValues, { arrival, departure }: StayDates): QuoteValues {
  if (!arrival || valueAt(values, ARRIVAL)) return values;
  const arriving = withValue(values, ARRIVAL, arrival);
  const days = departure > arrival ? daysOfStay(arrival, departure) : 0;
  return isLength(days) && !valueAt(values, LENGTH) ? withValue(arriving, LENGTH, String(days)) : arriving;
}

function isLength(days: number): boolean {
  return days > COVERAGE_DAYS.min && days <= COVERAGE_DAYS.max;
}
