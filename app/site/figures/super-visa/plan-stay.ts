import { DAY_MS } from '#app/platform/clock/durations.ts';

export type Stay = {
  /** ISO days. */
  arrival: string;
  departure: string | null;
  termYears: number;
  stayYears: number;
};

export type StayPlan = {
  /** The first and the last day of each policy: the next one begins where one ends. */
  policies: { from: string; until: string }[];
  /** The first day that the minimum no longer asks for. */
  minimumUntil: string;
  renewals: string[];
  longestUntil: string;
  /** Why the last day cannot be: the stay ends before it begins, or after the longest that one entry allows. */
  refused: 'tooEarly' | 'tooLong' | null;
};

/**
 * The policies of a stay, each of one term, from the day of arrival until the last day is covered, or the last that one
 * entry allows. Without a last day, or with one before the arrival, it is the one that has to be bought.
 */
export function planStay({ arrival, departure, termYears, stayYears }: Stay): StayPlan {
  const longestUntil = addYears(arrival, stayYears);
  const refused = refusalOf(arrival, departure ?? arrival, longestUntil);
  const wanted = departure ?? arrival;
  const last = wanted > longestUntil ? longestUntil : wanted;
  const policies: StayPlan['policies'] = [];
  for (let years = 0; years === 0 || addYears(arrival, years) < last; years += termYears)
    policies.push({ from: addYears(arrival, years), until: addYears(arrival, years + termYears) });
  return {
    policies,
    minimumUntil: addYears(arrival, termYears),
    renewals: policies.slice(1).map(({ from }) => from),
    longestUntil,
    refused,
  };
}

function refusalOf(arrival: string, last: string, longestUntil: string): StayPlan['refused'] {
  if (last < arrival) return 'tooEarly';
  return last > longestUntil ? 'tooLong' : null;
}

/** How many days are insured from one day (ISO) to another, the first and the last among them; leap days count. */
export function daysCovered(from: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(from)) / DAY_MS) + 1;
}

/** Whether a stay is so many months long, to the day: whether or not its last day is counted among them. */
export function isMonthsLong(from: string, last: string, months: number): boolean {
  const end = addMonths(from, months);
  return last === end || daysCovered(last, end) === 2;
}

/** The same calendar day (ISO) so many months later; what its month does not have runs on into the next one. */
function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** The same calendar day (ISO) so many years later; February 29 becomes March 1. */
export function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** Where a day stands between two others, in per cent; days outside stand at the nearer end. */
export function placeOf(day: string, from: string, until: string): number {
  const [at, start, end] = [day, from, until].map((one) => Date.parse(`${one}T00:00:00Z`));
  if (at === undefined || start === undefined || end === undefined) return 0;
  return Math.min(100, Math.max(0, (100 * (at - start)) / (end - start)));
}
