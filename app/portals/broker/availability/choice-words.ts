import type { Availability } from '#app/features/brokers/availability/schema.ts';
import { WEEK, WEEKDAY_NAMES } from './weekday-names.ts';

type Choices = Pick<Availability, 'weeklyHours' | 'callHours' | 'away' | 'dailyCap' | 'types' | 'cities'>;

/** Whether two sets of choices differ in anything. A form holds what was typed as text. */
export function differ(one: Choices, other: Choices): boolean {
  return textOf(one) !== textOf(other);
}

function textOf({ weeklyHours, callHours, away, dailyCap, types, cities }: Choices): string {
  const { minutes, buffer, notice } = callHours;
  return JSON.stringify([
    WEEK.map((day) => [weeklyHours[day]?.from ?? '', weeklyHours[day]?.to ?? '']),
    ...[minutes, buffer, notice, String(dailyCap)],
    away.map(({ from, to }) => [from, to]),
    ...[types.toSorted(), cities.toSorted()],
  ]);
}

/** `Mon–Fri`, `Mon, Wed`: the days on which there are hours. */
export function weekWords(hours: Choices['weeklyHours']): string {
  const days = WEEK.map((day, place) => ({ day, place })).filter(({ day }) => hours[day]?.from);
  const names = days.map(({ day }) => WEEKDAY_NAMES[day].slice(0, 3));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return 'No days';
  const isRun = days.length > 2 && last.place - first.place === days.length - 1;
  return isRun ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}

export function callWords({ minutes }: Choices['callHours']): string {
  return minutes === 'none' ? 'No calls to book' : `${minutes} minutes`;
}

export function awayCount(away: Choices['away']): string {
  if (away.length === 0) return 'Never';
  return away.length === 1 ? '1 time' : `${away.length} times`;
}

/** The week with Tuesday to Friday as Monday is; the weekend stays. */
export const likeMonday = (week: Choices['weeklyHours']): Choices['weeklyHours'] => ({
  ...week,
  ...{ tue: week.mon, wed: week.mon, thu: week.mon, fri: week.mon },
});
