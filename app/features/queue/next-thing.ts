import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';

/**
 * What is to be done next: `accept` an offer, make a booked `call`, make first `contact`, `reply` to a message, `look` at what the person did,
 * `work` on the quote, decide on somebody who is `silent`, wait for the `client`, take up what was `snoozed`, do a `task`.
 */
export const CLOCKS = [
  ...(['accept', 'call', 'contact', 'reply', 'look', 'task', 'snoozed', 'work', 'silent', 'client'] as const),
] as const;
export type Clock = (typeof CLOCKS)[number];

export const SECTIONS = ['today', 'waiting', 'later'] as const;
export type Section = (typeof SECTIONS)[number];

export type NextThing = {
  clock: Clock;
  section: Section;
  /** When its clock runs out; null where none runs. */
  dueAt: Date | null;
};

/** How long a person who wrote waits for an answer, and how long a case stands still before it asks to be looked at. */
const REPLY = { days: 1 };
const STANDSTILL = { days: 2 };
/** After the last reminder to the client, and as long after a quote. */
const SILENCE = { days: 5 };

export type CaseState = {
  status: CaseStatus;
  acceptBy: Date | null;
  promiseAt: Date | null;
  firstRespondedAt: Date | null;
  waitingSince: Date | null;
  remindAt: Date | null;
  changedAt: Date;
  /** When the booked call begins. */
  callAt: Date | null;
  /** What the person did and staff has not answered: when they wrote, and when they did something else. */
  wroteAt: Date | null;
  actedAt: Date | null;
  /** Put aside: `until` a time or (null) the person’s answer, by somebody who knew the case as it was at `knownAt`. */
  snooze: { until: Date | null; knownAt: Date } | null;
};

/** What is to be done next on an open case of a broker, and by when. Instants compare to `now`; days are Alberta’s. */
export function nextThing(state: CaseState, now: Date): NextThing {
  const hard = hardClock(state);
  const { snooze } = state;
  if (snooze && !isFixed(hard, now) && isAside(state, snooze, now)) {
    return snooze.until
      ? { clock: 'snoozed', section: 'later', dueAt: snooze.until }
      : { clock: 'client', section: 'waiting', dueAt: null };
  }
  if (hard) return { ...hard, section: isLaterCall(hard, now) ? 'later' : 'today' };
  if (snooze?.until && snooze.until <= now)
    return { clock: 'snoozed', section: 'today', dueAt: snooze.until };
  const soft = softClock(state);
  const isDue = soft.dueAt !== null && soft.dueAt <= endOfDay(now);
  if (soft.clock === 'work') return { ...soft, section: isDue ? 'today' : 'later' };
  return isDue ? { clock: 'silent', section: 'today', dueAt: soft.dueAt } : { ...soft, section: 'waiting' };
}

/** What is to be done about a task that is open. */
export function nextTask({ dueAt }: { dueAt: Date }, now: Date): NextThing {
  return { clock: 'task', section: dueAt <= endOfDay(now) ? 'today' : 'later', dueAt };
}

/** The clocks of others: of an offer, of the promise, and of a person who waits for an answer. The first to run out. */
function hardClock(state: CaseState): Timed | null {
  const { status, acceptBy, promiseAt, firstRespondedAt, callAt, wroteAt, actedAt } = state;
  if (status === 'assigned') return { clock: 'accept', dueAt: acceptBy };
  const found: { clock: Clock; dueAt: Date }[] = [];
  if (callAt) found.push({ clock: 'call', dueAt: callAt });
  else if (status === 'in_progress' && firstRespondedAt === null && promiseAt) {
    found.push({ clock: 'contact', dueAt: promiseAt });
  }
  if (wroteAt) found.push({ clock: 'reply', dueAt: addBusinessTime(wroteAt, REPLY) });
  else if (actedAt) found.push({ clock: 'look', dueAt: addBusinessTime(actedAt, REPLY) });
  return found.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())[0] ?? null;
}

/** What nobody puts aside: an offer, and a call of today. */
function isFixed(hard: Timed | null, now: Date): boolean {
  return hard?.clock === 'accept' || (hard?.clock === 'call' && !isLaterCall(hard, now));
}

type Timed = { clock: Clock; dueAt: Date | null };

/** A call that is booked for another day, with nothing else to be done before it. */
function isLaterCall({ clock, dueAt }: Timed, now: Date): boolean {
  return clock === 'call' && dueAt !== null && dueAt > endOfDay(now);
}

/** Nobody waits: the case stands still with its broker, or with the client. */
function softClock({ status, waitingSince, remindAt, changedAt }: CaseState): { clock: Clock; dueAt: Date } {
  if (status === 'waiting_on_client') {
    const lastReminder = addBusinessTime(waitingSince ?? changedAt, SILENCE);
    // While we still remind them, it is not for the broker to ask again.
    return { clock: 'client', dueAt: remindAt && remindAt > lastReminder ? remindAt : lastReminder };
  }
  if (status === 'quoted') return { clock: 'client', dueAt: addBusinessTime(changedAt, SILENCE) };
  return { clock: 'work', dueAt: addBusinessTime(changedAt, STANDSTILL) };
}

/** Whatever the person did after it was put aside takes the case up again. */
function isAside(
  { wroteAt, actedAt }: CaseState,
  { until, knownAt }: NonNullable<CaseState['snooze']>,
  now: Date,
): boolean {
  if ([wroteAt, actedAt].some((at) => at !== null && at > knownAt)) return false;
  return until === null || until > now;
}

function endOfDay(now: Date): Date {
  const { year, month, day } = albertaParts(now);
  return new Date(albertaInstant(year, month, day + 1).getTime() - 1);
}
