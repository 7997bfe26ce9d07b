import { addBusinessTime } from '#app/platform/clock/business-hours.ts';

/** The time that a broker is asked to send the papers of a policy in, from when it was recorded. */
const PAPERS = { days: 3 };

/** By when the papers of a policy are to be sent, which was recorded at this instant. */
export function papersDue(recordedAt: Date): Date {
  return addBusinessTime(recordedAt, PAPERS);
}
