import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { albertaDayStart } from '#app/platform/clock/clock.ts';
import { houseRules } from '#content/house-rules.ts';

/**
 * The time by which a broker is asked to make contact: so many business days from `at`, or from the beginning of the first
 * day (Alberta, `YYYY-MM-DD`) on which the person wants to be contacted, if that is later.
 */
export function promisedBy(at: Date, earliestOn: string | null): Date {
  const wanted = earliestOn ? albertaDayStart(earliestOn) : at;
  return addBusinessTime(wanted > at ? wanted : at, { days: houseRules.promiseDays });
}
