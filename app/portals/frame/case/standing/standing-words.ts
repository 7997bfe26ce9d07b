import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseClock } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { type PersonCaseState, personTurn } from '#app/features/cases/ui/person/person-turn.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { openToChoice } from '../person-tabs.ts';

type Standing = {
  case: PersonCaseState & { clocks: readonly CaseClock[]; call: object | null; closedAt: string | null };
  quotes: readonly QuoteSummary[];
};

/** By when the next thing happens, in a sentence; nothing where no time is set, or the sentence before it says it. */
export function byWhen({ case: shown, quotes }: Standing, now: Date): string | null {
  const { status, turn, clocks, closedAt } = shown;
  if (!isOpenStatus(status)) {
    const reopen = clocks.find(({ kind }) => kind === 'reopen')?.at;
    if (status === 'won') return null;
    if (reopen) return `You can reopen it until ${dayOf(reopen, now)}.`;
    return closedAt ? `Closed: ${whenText(new Date(closedAt), now)}.` : null;
  }
  // Each thing that is asked for names its day.
  if (turn.what === 'answer') return null;
  if (turn.what === 'decide') {
    const open = openToChoice(quotes);
    // The sentence before it may be about some of them alone.
    const revised = open.filter(({ insurer }) => shown.revised?.includes(insurer));
    return validWords(revised.length > 0 ? revised : open);
  }
  const { due } = personTurn(shown, now);
  return due && !shown.call ? promiseWords(due.at, now) : null;
}

export const isUnanswered = ({ state }: Pick<InformationRequest, 'state'>) =>
  UNANSWERED.some((one) => one === state);

/** Until when quotes can be chosen; nothing where there are none. */
export function validWords(quotes: readonly Pick<QuoteSummary, 'validUntil'>[]): string | null {
  const [first, ...later] = quotes.map(({ validUntil }) => validUntil).toSorted();
  if (!first) return null;
  if (later.length === 0) return `It is valid until ${dayWords(first)}.`;
  if (later.at(-1) !== first) return `The quotes are valid until ${dayWords(first)}, or longer.`;
  return `${later.length === 1 ? 'Both' : 'All'} are valid until ${dayWords(first)}.`;
}

/** The time that runs is told by the ring. */
function promiseWords(due: Date, now: Date): string | null {
  return due <= now
    ? `We had asked a broker to contact you by ${whenText(due, now)}. We are sorry that this is late.`
    : null;
}

const dayOf = (at: string, now: Date) => whenText(new Date(at), now);
