import { generalHolidays } from '#app/platform/clock/business-hours.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart, albertaParts } from '#app/platform/clock/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';
import { type AwayDays, isAwayOn } from './away-days.ts';
import { minutesOf, OFFICE_HOURS, WEEKDAYS, type WeeklyHours } from './working-hours.ts';

/** How long a call is, what is left free after it, and how far ahead it must be booked. */
export const CALL_MINUTES = [15, 30] as const;
export const CALL_BUFFERS = [0, 5, 10, 15, 30] as const;
export const CALL_NOTICES = [1, 2, 4, 24] as const;

/** The calls that people may book with a broker: minutes, minutes, hours. */
export type CallHours = {
  minutes: (typeof CALL_MINUTES)[number];
  buffer: (typeof CALL_BUFFERS)[number];
  notice: (typeof CALL_NOTICES)[number];
};

/** How many Alberta days ahead calls are offered, today included. */
const DAYS_AHEAD = 14;

type Offer = {
  weeklyHours: WeeklyHours | null;
  callHours: CallHours | null;
  away: readonly AwayDays[];
  licenceExpiresOn: string;
};

/** A stretch of time from an instant up to, but not at, another. */
type Stretch = { from: Date; to: Date };

/** A call that can be booked; its time is held with the buffer after it, up to `heldUntil`. */
export type CallSlot = { startsAt: Date; endsAt: Date; heldUntil: Date };

/**
 * The calls that can be booked with a broker, in order: within their weekly hours in Alberta time, not on general
 * holidays, while away or without a licence, not over what is taken, and not sooner than their notice.
 */
export function callSlots(offer: Offer, taken: readonly Stretch[], now: Date): CallSlot[] {
  const { callHours } = offer;
  if (!callHours) return [];
  const earliest = now.getTime() + callHours.notice * HOUR_MS;
  const isFree = ({ startsAt, heldUntil }: CallSlot) =>
    startsAt.getTime() >= earliest && !taken.some(({ from, to }) => from < heldUntil && startsAt < to);
  const today = albertaDate(now);
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead));
  return days
    .filter((day) => isOffered(offer, day))
    .flatMap((day) => slotsOf(offer, callHours, day).filter(isFree));
}

function isOffered(offer: Offer, day: string): boolean {
  const isHoliday = generalHolidays(Number(day.slice(0, 4))).some(({ date }) => date === day);
  return !isHoliday && !isAwayOn(offer.away, day) && day < offer.licenceExpiresOn;
}

/** The calls of a day, one after another from the beginning of its hours. */
function slotsOf({ weeklyHours }: Offer, { minutes, buffer }: CallHours, day: string): CallSlot[] {
  const start = albertaDayStart(day);
  const { from, to } = (weeklyHours ?? OFFICE_HOURS)[WEEKDAYS[albertaParts(start).weekday] ?? 'sun'];
  const slots: CallSlot[] = [];
  if (from === '' || to === '') return slots;
  const at = (minute: number) => new Date(start.getTime() + minute * MINUTE_MS);
  for (let minute = minutesOf(from); minute + minutes <= minutesOf(to); minute += minutes + buffer) {
    slots.push({
      startsAt: at(minute),
      endsAt: at(minute + minutes),
      heldUntil: at(minute + minutes + buffer),
    });
  }
  return slots;
}
