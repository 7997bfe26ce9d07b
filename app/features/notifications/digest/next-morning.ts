import { nextOpening } from '#app/platform/clock/business-hours.ts';
import { albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';

const MORNING_HOUR = 8;

/** The next 8:00 Alberta time of a business day that is still to come. */
export function nextMorning(at: Date): Date {
  const today = morningOf(nextOpening(at));
  if (today > at) return today;
  const { year, month, day } = albertaParts(at);
  return morningOf(nextOpening(albertaInstant(year, month, day + 1)));
}

function morningOf(at: Date): Date {
  const { year, month, day } = albertaParts(at);
  return albertaInstant(year, month, day, MORNING_HOUR);
}
