import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { now } from '#app/platform/now.ts';

/** How many times a time is promised for one question; after that we name none that we may not keep. */
const PROMISES = 3;

/** By when a person answers: one business day from now, or null when too many such times have passed already. */
export function nextPromise({ missedPromises }: { missedPromises: number }): Date | null {
  return missedPromises < PROMISES ? addBusinessTime(now(), { days: 1 }) : null;
}
