import { isOpen } from '#app/platform/clock/business-hours.ts';
import { albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';

/** When something in the demo's past happened: so many business days ago at a time of day, or so many minutes ago. */
export type Moment = `${number}d ${number}:${number}` | `${number}m`;

const MINUTE = 60_000;

/** The instant of a moment, counted from `now`: the demo's week always ends today. */
export function instantOf(moment: Moment, now: Date): Date {
  const [amount = '', time] = moment.split(' ');
  if (!time) return new Date(now.getTime() - Number.parseInt(amount, 10) * MINUTE);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const { year, month, day } = albertaParts(now);
  let left = Number.parseInt(amount, 10);
  let back = 0;
  while (left > 0) {
    back += 1;
    if (isOpen(albertaInstant(year, month, day - back, 12))) left -= 1;
  }
  return albertaInstant(year, month, day - back, hour, minute);
}
