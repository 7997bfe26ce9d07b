import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import { type CaseStatus, isOpenStatus } from './statuses.ts';

/** Whose turn it can be: `team` are the people of this site. */
export const TURN_HOLDERS = ['team', 'broker', 'client', 'nobody'] as const;

/**
 * What is to be done: the team must `match` it; its broker must `accept`, make the booked `call` or first `contact`, `reply` to
 * a message, send a `certificate`, `look` at what the person did, `reach` who was not reached, or `work` on it; the client must `answer` what is asked, or `decide` on a quote.
 */
export const TURN_ACTIONS = [
  ...(['match', 'accept', 'call', 'contact', 'reply', 'certificate', 'look', 'reach', 'work'] as const),
  ...(['answer', 'decide', 'none'] as const),
] as const;
type TurnAction = (typeof TURN_ACTIONS)[number];

export type Turn = {
  who: (typeof TURN_HOLDERS)[number];
  what: TurnAction;
  /** When its clock runs out; null where none runs. */
  dueAt: Date | null;
  /** How many certificates are to be sent, where that is what comes next. */
  certificates?: number | undefined;
};

/** All of a case that says whose turn it is. */
export type TurnState = {
  status: CaseStatus;
  acceptBy: Date | null;
  promiseAt: Date | null;
  firstRespondedAt: Date | null;
  /** When the booked call begins. */
  callAt: Date | null;
  /** What the person did that no one has answered: since when a message waits, and when they last did something else. */
  personWroteAt: Date | null;
  personActedAt: Date | null;
  /** Since when their broker has tried in vain to reach them; null once they were heard from. */
  unreachedSince: Date | null;
  /** The client has chosen a quote, or none is left to decide on; while it is worked on, that they have chosen one since. */
  isQuoteSettled: boolean;
  /** The days by which the certificates are needed that were asked for. */
  certificatesBy: readonly string[];
  /** A policy whose broker has left it: what it waits for is the team’s. */
  isLeft?: boolean;
};

/** How long a person who wrote or did something waits for an answer, in business days. */
export const REPLY = { days: 1 };

/**
 * Whose turn it is on a case, and by when: the one place that says so, for every page and list. Of several clocks that
 * run for the broker it is the first to run out. Days are Alberta’s.
 */
export function turnOf(state: TurnState, now: Date): Turn {
  const { status } = state;
  // A policy is serviced: what its client writes or asks for waits as it did before.
  if (status === 'won') {
    const turn = waitingTurn(state) ?? NOBODY;
    return state.isLeft && turn.who === 'broker' ? { ...turn, who: 'team' } : turn;
  }
  if (!isOpenStatus(status)) return NOBODY;
  if (status === 'new') return { who: 'team', what: 'match', dueAt: state.promiseAt };
  if (status === 'assigned') return { who: 'broker', what: 'accept', dueAt: state.acceptBy };
  const first = soonest(brokerClocks(state, now));
  if (first) return { who: 'broker', ...first };
  if (status === 'waiting_on_client') return { who: 'client', what: 'answer', dueAt: null };
  if (status === 'quoted' && !state.isQuoteSettled) return { who: 'client', what: 'decide', dueAt: null };
  const isUnreached = status === 'in_progress' && wasNeverHeard(state);
  return { who: 'broker', what: isUnreached ? 'reach' : 'work', dueAt: null };
}

/**
 * Whoever was left a message at first contact has answered nothing yet: there is little to quote on. One that is left
 * later takes nothing from the quote, which their broker still owes.
 */
function wasNeverHeard({ firstRespondedAt, unreachedSince }: TurnState): boolean {
  return unreachedSince !== null && (firstRespondedAt === null || unreachedSince <= firstRespondedAt);
}

const NOBODY: Turn = { who: 'nobody', what: 'none', dueAt: null };

function waitingTurn({ personWroteAt, personActedAt, certificatesBy }: TurnState): Turn | null {
  const clocks: TimedAction[] = [];
  if (personWroteAt) clocks.push({ what: 'reply', dueAt: addBusinessTime(personWroteAt, REPLY) });
  const [neededFirst] = certificatesBy.toSorted();
  if (neededFirst) {
    clocks.push({ what: 'certificate', dueAt: endOf(neededFirst), certificates: certificatesBy.length });
  } else if (personActedAt && !personWroteAt) {
    clocks.push({ what: 'look', dueAt: addBusinessTime(personActedAt, REPLY) });
  }
  const first = soonest(clocks);
  return first ? { who: 'broker', ...first } : null;
}

function endOf(day: string): Date {
  return new Date(albertaDayStart(addDays(day, 1)).getTime() - 1);
}

type TimedAction = Pick<Turn, 'what' | 'certificates'> & { dueAt: Date };

function soonest(clocks: readonly TimedAction[]): TimedAction | undefined {
  return clocks.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0];
}

/** The clocks at whose end somebody was told to hear from the broker, or expects to. */
function brokerClocks(state: TurnState, now: Date): TimedAction[] {
  const { status, promiseAt, callAt, personWroteAt, personActedAt } = state;
  const isAtWork = status === 'in_progress';
  const clocks: TimedAction[] = [];
  // Until first contact a booked call is what is next; while the client owes something, or once they were reached or
  // have chosen a quote, one of another day changes nothing yet.
  const isFirst = isAtWork && state.firstRespondedAt === null && !state.isQuoteSettled;
  if (callAt && (isFirst || albertaDate(callAt) <= albertaDate(now))) {
    clocks.push({ what: 'call', dueAt: callAt });
  }
  if (!callAt && isAtWork && state.firstRespondedAt === null && promiseAt) {
    clocks.push({ what: 'contact', dueAt: promiseAt });
  }
  if (personWroteAt) clocks.push({ what: 'reply', dueAt: addBusinessTime(personWroteAt, REPLY) });
  // Who has sent one thing of two still owes the other.
  else if (personActedAt && status !== 'waiting_on_client') {
    clocks.push({ what: 'look', dueAt: addBusinessTime(personActedAt, REPLY) });
  }
  return clocks;
}

type DecidedQuote = { clientDecision: 'none' | 'interested' | 'declined'; isCurrent: boolean };

/**
 * Whether the client has nothing more to decide, of the quotes of their broker that no newer one took the place of: they
 * want one of them, or none. Where there are none, they were given by phone or email.
 */
export function isSettled(quotes: readonly DecidedQuote[]): boolean {
  if (quotes.length === 0) return false;
  const current = quotes.filter(({ isCurrent }) => isCurrent);
  const wanted = current.filter(({ clientDecision }) => clientDecision === 'interested');
  return wanted.length === 1 || current.every(({ clientDecision }) => clientDecision === 'declined');
}
