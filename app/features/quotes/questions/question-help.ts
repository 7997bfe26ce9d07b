import { today } from '#app/platform/clock/calendar-day.ts';
import { monthWords } from '#app/platform/clock/day-words.ts';
import type { FieldQuestion } from './question.ts';

/** The words under a question's label; of the last years it says since when, as of today in Alberta. */
export function helpOf({ help, pastYears }: FieldQuestion): string | undefined {
  if (pastYears === undefined) return help;
  const [year, month] = today().split('-');
  // The first of the month: February 29 is no day of most years.
  const since = monthWords(`${Number(year) - pastYears}-${month}-01`);
  return [`That is since ${since}.`, help].filter(Boolean).join(' ');
}
