import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { now } from '#app/platform/now.ts';
import { houseRules } from '#content/house-rules.ts';

/** How many times a time is promised for one question; after that we name none that we may not keep. */
const PROMISES = 3;

/** By when a person answers: as many business days from now as are promised, or null when too many such times have passed already. */
export function nextPromise({ missedPromises }: { missedPromises: number }): Date | null {
  return missedPromises < PROMISES ? addBusinessTime(now(), { days: houseRules.promiseDays }) : null;
}
