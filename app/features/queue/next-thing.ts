import { REPLY, type Turn, type TurnState, turnOf } from '#app/features/cases/rules/turn.ts';
import { addBusinessTime, nextOpening } from '#app/platform/clock/business-hours.ts';
import { albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';

/**
 * What is to be done next: `accept` an offer, make a booked `call`, make first `contact`, `reply` to a message, send a `certificate`, `look` at what the person did,
 * `reach` who was not reached, `work` on the quote, decide on somebody who is `silent`, wait for the `client`, take up what was `snoozed`, do a `task`.
 */
export const CLOCKS = [
  ...(['accept', 'call', 'contact', 'reply', 'certificate', 'look', 'task', 'snoozed'] as const),
  ...(['reach', 'work', 'silent', 'client'] as const),
] as const;
export type Clock = (typeof CLOCKS)[number];

/** By when: today, by the end of the `next` business day, or later; and what is with the client, not the broker. */
export const SECTIONS = ['today', 'next', 'later', 'waiting'] as const;
export type Section = (typeof SECTIONS)[number];

export type NextThing = {
  clock: Clock;
  section: Section;
  /** When its clock runs out; null where none runs. */
  dueAt: Date | null;
};

/** How long a case stands still before it asks to be looked at. */
const STANDSTILL = { days: 2 };
/** Who has chosen a quote, or turned all down, waits to hear what comes of it. */
const DECIDED = { days: 1 };
/** After the last reminder to the client, and as long after a quote. */
const SILENCE = { days: 5 };

export type CaseState = TurnState & {
  waitingSince: Date | null;
  remindAt: Date | null;
  changedAt: Date;
  /** When the person wrote last, answered or not. */
  heardAt: Date | null;
  /** How much of what the person was asked for is there to be confirmed. */
  toConfirm: number;
  /** Whether the client, who has decided on the quotes, is to say something next in the conversation. */
  isToHear: boolean;
  /** When its broker wants to try again to reach the person, or to look for their reply; null where they planned neither. */
  followUpAt: Date | null;
  /** When it was last opened again after its end. */
  reopenedAt: Date | null;
  /** Put aside: `until` a time or (null) the person’s answer, by somebody who knew the case as it was at `knownAt`. */
  snooze: { until: Date | null; knownAt: Date } | null;
};

/** What is to be done next on an open case of a broker, and by when. Instants compare to `now`; days are Alberta’s. */
export function nextThing(state: CaseState, now: Date): NextThing {
  const turn = turnOf(state, now);
  const hard = runningClock(turn);
  const snooze = snoozeOf(state);
  if (snooze && !isFixed(hard, snooze, now) && isAside(state, snooze, now)) {
    return snooze.until
      ? { clock: 'snoozed', section: 'later', dueAt: snooze.until }
      : { clock: 'client', section: 'waiting', dueAt: null };
  }
  if (hard) return { ...hard, section: sectionBy(hard.dueAt, now) };
  if (snooze?.until && snooze.until <= now)
    return { clock: 'snoozed', section: 'today', dueAt: snooze.until };
  const soft = softClock(turn, state);
  // What has come in is the broker's to confirm, whatever else the client still owes.
  if (soft.clock === 'client' && state.toConfirm > 0) {
    const dueAt = addBusinessTime(state.personActedAt ?? state.changedAt, REPLY);
    return { clock: 'look', dueAt, section: sectionBy(dueAt, now) };
  }
  // Who was left a message is waited for until the time that was planned.
  if (soft.clock === 'reach' && state.followUpAt && state.followUpAt > now)
    return { clock: 'client', section: 'waiting', dueAt: state.followUpAt };
  const isDue = soft.dueAt !== null && soft.dueAt <= endOfDay(now);
  if (soft.clock === 'work' || soft.clock === 'reach')
    return { ...soft, section: isDecided(state) ? 'today' : sectionBy(soft.dueAt, now) };
  return isDue ? { clock: 'silent', section: 'today', dueAt: soft.dueAt } : { ...soft, section: 'waiting' };
}

/** What is to be done about a task that is open. */
export function nextTask({ dueAt }: { dueAt: Date }, now: Date): NextThing {
  return { clock: 'task', section: sectionBy(dueAt, now), dueAt };
}

/** A clock at whose end somebody was told to hear from the broker; null where the case stands still. */
function runningClock({ what, dueAt }: Turn): Timed | null {
  const clock = RUNNING.find((one) => one === what);
  return clock ? { clock, dueAt } : null;
}

const RUNNING = [
  'accept',
  'call',
  'contact',
  'reply',
  'certificate',
  'look',
] as const satisfies readonly Clock[];

/** What was put aside ended with the request: whoever opens it again begins anew. */
function snoozeOf({ snooze, reopenedAt }: CaseState): Snooze | null {
  return snooze && reopenedAt && reopenedAt > snooze.knownAt ? null : snooze;
}

/** What nobody puts aside: an offer, a call of today, and first contact beyond the time by which it is promised. */
function isFixed(hard: Timed | null, { until }: Snooze, now: Date): boolean {
  if (hard?.clock === 'contact') return until === null || (hard.dueAt !== null && until >= hard.dueAt);
  return hard?.clock === 'accept' || (hard?.clock === 'call' && !isLaterCall(hard, now));
}

type Snooze = NonNullable<CaseState['snooze']>;
type Timed = { clock: Clock; dueAt: Date | null };

/** A call that is booked for another day, with nothing else to be done before it. */
function isLaterCall({ clock, dueAt }: Timed, now: Date): boolean {
  return clock === 'call' && dueAt !== null && dueAt > endOfDay(now);
}

/** Nobody waits: the case stands still with its broker, or with the client. */
function softClock({ what }: Turn, state: CaseState): { clock: Clock; dueAt: Date } {
  const { waitingSince, remindAt, changedAt, isToHear } = state;
  if (what === 'answer') {
    const lastReminder = addBusinessTime(waitingSince ?? changedAt, SILENCE);
    // While we still remind them, it is not for the broker to ask again.
    return { clock: 'client', dueAt: remindAt && remindAt > lastReminder ? remindAt : lastReminder };
  }
  if (what === 'decide' || (what === 'work' && isToHear))
    return { clock: 'client', dueAt: addBusinessTime(changedAt, SILENCE) };
  const clock = what === 'reach' ? 'reach' : 'work';
  return { clock, dueAt: addBusinessTime(changedAt, isDecided(state) ? DECIDED : STANDSTILL) };
}

/** The client has said what they think of the quotes: the policy, or the end, is the broker’s. */
function isDecided({ isQuoteSettled }: CaseState): boolean {
  return isQuoteSettled;
}

/** Whatever the person did after it was put aside takes the case up again. */
function isAside(
  { personWroteAt, personActedAt, heardAt }: CaseState,
  { until, knownAt }: Snooze,
  now: Date,
): boolean {
  if ([personWroteAt, personActedAt, heardAt].some((at) => at !== null && at > knownAt)) return false;
  return until === null || until > now;
}

/** What has no time is of today. */
function sectionBy(dueAt: Date | null, now: Date): Section {
  const today = endOfDay(now);
  if (dueAt === null || dueAt <= today) return 'today';
  return dueAt <= endOfDay(nextOpening(today)) ? 'next' : 'later';
}

function endOfDay(now: Date): Date {
  const { year, month, day } = albertaParts(now);
  return new Date(albertaInstant(year, month, day + 1).getTime() - 1);
}
