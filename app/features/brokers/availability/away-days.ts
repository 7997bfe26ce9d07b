import { z } from 'zod';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';

/** Alberta days on which a broker takes nothing new, the first and the last included; an empty `to` has no end. */
export type AwayDays = { from: string; to: string };

/** How many of these a broker plans ahead. */
const MAX_AHEAD = 20;

const DATE = { error: 'Please enter a valid date' };
const day = z.union([z.literal(''), z.iso.date(DATE)], DATE);

const awayDays = z
  .strictObject({ from: day, to: day })
  .refine(({ from }) => from !== '', { error: 'Enter the first day, or remove this line', path: ['from'] })
  .refine(({ from, to }) => to === '' || to >= from, {
    error: 'The last day must not be before the first',
    path: ['to'],
  })
  .refine(({ to }) => to === '' || to >= albertaDate(now()), {
    error: 'The last day must be today or later',
    path: ['to'],
  });

/** All the days away that are not over. */
export const awayInput = z.array(awayDays).max(MAX_AHEAD, { error: `Enter at most ${MAX_AHEAD} times away` });

/** As they are read. */
export const awayOutput = z.array(z.object({ from: z.string(), to: z.string() }));

/** Whether somebody is away on an Alberta day. */
export function isAwayOn(away: readonly AwayDays[], on: string): boolean {
  return away.some(({ from, to }) => from <= on && (to === '' || on <= to));
}

/** In order, with those that overlap or follow each other without a day between made one. */
export function joinAway(away: readonly AwayDays[]): AwayDays[] {
  const joined: AwayDays[] = [];
  for (const next of away.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || (last.to !== '' && next.from > addDays(last.to, 1))) joined.push({ ...next });
    else if (last.to !== '' && (next.to === '' || next.to > last.to)) last.to = next.to;
  }
  return joined;
}

/** Those that are over by an Alberta day, and those that are not. */
export function splitAway(away: readonly AwayDays[], on: string): { over: AwayDays[]; ahead: AwayDays[] } {
  const isOver = ({ to }: AwayDays) => to !== '' && to < on;
  return { over: away.filter(isOver), ahead: away.filter((one) => !isOver(one)) };
}

/** What is kept when somebody plans these days: those that are over stay as they were. */
export function replaceAhead(
  held: readonly AwayDays[],
  planned: readonly AwayDays[],
  on: string,
): AwayDays[] {
  return [...splitAway(held, on).over, ...joinAway(planned)];
}
