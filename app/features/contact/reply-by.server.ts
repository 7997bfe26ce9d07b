import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { houseRules } from '#content/house-rules.ts';

/** By when the people of this site answer what was written at an instant: the time that its sender is told. */
export function replyByOf(writtenAt: Date): Date {
  return addBusinessTime(writtenAt, { days: houseRules.promiseDays });
}
