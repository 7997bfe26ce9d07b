import { today } from '#app/platform/clock/calendar-day.ts';
import type { FieldQuestion } from './question.ts';

const MONTH = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The words under a question's label; of the last years it says since when, as of today in Alberta. */
export function helpOf({ help, pastYears }: FieldQuestion): string | undefined {
  if (pastYears === undefined) return help;
  const [year, month] = today().split('-').map(Number);
  const since = MONTH.format(new Date(Date.UTC((year ?? 0) - pastYears, (month ?? 1) - 1)));
  return [`That is since ${since}.`, help].filter(Boolean).join(' ');
}
