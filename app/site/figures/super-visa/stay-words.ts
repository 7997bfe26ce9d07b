import { dayWords, monthsWords } from '#app/platform/clock/day-words.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import type { SuperVisaFigure } from '#content/figures/super-visa.ts';
import { daysCovered, type StayPlan } from './plan-stay.ts';

type Dates = { arrival: string; departure: string | null };

/** How long the insurance has to last, in one sentence. */
export function needWords({ needs }: Pick<SuperVisaFigure, 'needs'>, plan: StayPlan, dates: Dates): string {
  const { arrival, departure } = dates;
  const from = `from ${dayWords(arrival)} to`;
  const last = plan.refused === 'tooLong' ? plan.longestUntil : departure;
  if (last === null || plan.renewals.length === 0)
    return `${needs.least}${plan.refused ? '' : needs.evenShorter}: ${from} ${dayWords(plan.minimumUntil)}.`;
  const days = daysCovered(arrival, last);
  const length = `about ${monthsWords(days)} (${numberWords(days)} days)`;
  return `${plan.refused ? needs.longest : needs.stay} ${length}, ${from} ${dayWords(last)}, ${needs.asOne}`;
}

/** The days on which policies are renewed; empty where none has to be. */
export function renewalWords(renewals: readonly string[]): string {
  // Dates have commas of their own.
  return renewals.map(dayWords).join('; ');
}
