import { callOf, isAtCall, promiseOfCall } from '#app/features/cases/calls/call-times.ts';
import { CERTIFIED_TYPES } from '#app/features/cases/certificates/schema.ts';
import { type InformationState, UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { Broker, CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { isDueSoon } from '#app/features/cases/rules/deadlines/due-soon.ts';
import {
  isOver,
  reopenLimit,
  splitLimit,
  undoLimit,
} from '#app/features/cases/rules/personal-data/retention.server.ts';
import { currentQuotes } from '#app/features/cases/steps/quoting/current-quotes.server.ts';
import type { StepCase } from '#app/features/cases/steps/step.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { AppError, invalid } from '#app/platform/errors.ts';

/**
 * What must be so before a step is taken, by name: each answers with its refusal, or null. While steps are only
 * offered there is no input yet, and what is asked of it is not asked.
 */
export const NEEDS = {
  /** An active broker, and never the person whose request it is. Matching asks for more; an admin decides. */
  broker_can_take_it: ({ named, row }, now) => (named === undefined ? null : whyNotTheirs(named, row, now)),
  /** Whoever takes a case from somebody says why. */
  reason: (_, __, input) => (input && !input.reason ? invalid({ reason: 'Please choose a reason' }) : null),
  /** Whoever holds the mailbox has said that it is theirs: then it is no mistake. */
  address_unproven: ({ row }) =>
    row.emailConfirmedAt ? refusal('This email address has been confirmed, so it stays as it is.') : null,
  accept_by_ahead: ({ row }, now) =>
    row.acceptBy && row.acceptBy <= now
      ? refusal('The time to accept this case is over. It goes to another broker.')
      : null,
  /** Nobody begins with a case whose licence is over; what they have begun they may end. */
  licence_in_force: ({ access }, now) =>
    access && hasLapsed(access, now) ? refusal('The broker’s licence has expired.') : null,
  accept_by_passed: ({ row }, now) =>
    row.acceptBy && row.acceptBy <= now ? null : refusal('The time to accept this case is not over yet.'),
  promise_passed: ({ row }, now) =>
    row.firstRespondedAt === null && row.promiseAt && row.promiseAt <= now
      ? null
      : refusal('No promise of this case has been missed.'),
  promise_near: ({ row }, now) => {
    const isNear = row.promiseAt && row.promiseAt > now && isDueSoon(row, now);
    const isTold = row.teamToldFor?.getTime() === row.promiseAt?.getTime();
    return isNear && !isTold ? null : refusal('The team need not be told of this case now.');
  },
  calls_offered: ({ access }) =>
    access?.acceptedAt && access.callHours ? null : refusal('This broker does not offer bookable calls.'),
  call_ahead: ({ records }, now) => {
    const call = callOf(records);
    return call && call.startsAt > now ? null : refusal('No upcoming call is booked.');
  },
  at_call_time: ({ records }, now) => {
    const call = callOf(records);
    return call && isAtCall(call, now) ? null : refusal('No call is booked for now.');
  },
  /** One before first contact is the promise, and missed as such. */
  call_passed: ({ row, records }, now) => {
    const call = callOf(records);
    const isOver = call !== undefined && promiseOfCall(call) <= now;
    return isOver && row.firstRespondedAt !== null ? null : refusal('No call of this case has been missed.');
  },
  /** What is asked for is needed: it makes it the client's turn. */
  required_asked: (_, __, input) =>
    input?.required === false ? refusal('Nobody needs to wait for an optional reply.') : null,
  /** Nothing else that is needed is unanswered besides the request this is about. */
  nothing_else_unanswered: ({ records }, _, input) =>
    records.requests.some((one) => one.isRequired && isUnanswered(one) && one.id !== input?.requestId)
      ? refusal('Other requests are not answered yet.')
      : null,
  something_owed: ({ records }) =>
    records.requests.some((one) => one.isRequired && isUnanswered(one))
      ? null
      : refusal('Nothing that is needed is unanswered.'),
  something_unanswered: ({ records }) =>
    records.requests.some(isUnanswered) ? null : refusal('Nothing is asked for at the moment.'),
  /** Also an answer that its person takes back for a better one. */
  something_to_answer: ({ records }, _, input) =>
    records.requests.some(
      (one) =>
        (!input?.isCorrection && isUnanswered(one)) || ((!input || input.isCorrection) && isCorrectable(one)),
    )
      ? null
      : refusal('Nothing is asked for at the moment.'),
  something_answered: ({ records }) =>
    records.requests.some(({ state }) => state === 'submitted')
      ? null
      : refusal('No answer is waiting to be reviewed.'),
  something_asked: ({ records }) =>
    records.requests.some((one) => one.state === 'submitted' || isUnanswered(one))
      ? null
      : refusal('Nothing is asked for at the moment.'),
  reminder_due: ({ row }, now) =>
    row.remindAt && row.remindAt <= now ? null : refusal('No reminder of this case is due.'),
  quote_to_decide: (held, now) =>
    currentQuotes(held, now).length > 0 ? null : refusal('There is no current quote to answer.'),
  is_business: ({ row }) =>
    CERTIFIED_TYPES.some((type) => type === row.type)
      ? null
      : refusal('Certificates are for business insurance.'),
  certificate_asked: ({ records }) =>
    records.certificates.some(({ state }) => state === 'requested')
      ? null
      : refusal('No certificate is asked for.'),
  not_yet_answered: ({ row }) =>
    row.testimonialAnsweredAt === null ? null : refusal('You have already answered this.'),
  person_wrote: ({ row }) => (row.personWroteAt ? null : refusal('No message of the client is unanswered.')),
  contact_made: (_, __, input) => (input?.outcome === 'no_answer' ? refusal('Nobody was reached.') : null),
  within_reopening: ({ row }, now) =>
    row.closedAt && row.closedAt >= reopenLimit(now)
      ? null
      : refusal('A case can be reopened only within 30 days. Please send a new request.'),
  within_splitting: ({ row }, now) =>
    row.closedAt && row.closedAt >= splitLimit(now)
      ? null
      : refusal('Joined requests can be separated only within 30 days.'),
  nobody_has_it: ({ access }) => (access ? refusal('A broker has this case.') : null),
  nobodys_yet: ({ row }) =>
    row.clientId === null ? null : refusal('This case already belongs to an account.'),
  somebody_has_it: ({ access }) => (access ? null : refusal('No broker has this case.')),
  broker_suspended: ({ access }) =>
    access?.isActive === false ? null : refusal('The broker of this case is active.'),
  left_with_its_broker: ({ ended: [last] }) =>
    last?.closedReason === 'completed' && last.acceptedAt
      ? null
      : refusal('No broker was suspended who had this case.'),
  reopening_over: ({ row }, now) =>
    row.closedAt && row.closedAt < reopenLimit(now) ? null : refusal('This case can still be opened again.'),
  kept_long_enough: (held, now) => (isOver(held, now) ? null : refusal('This case is kept longer.')),
  clock_took_accepted: (held, now) => undoable(held, now, true),
  clock_took_offered: (held, now) => undoable(held, now, false),
  last_broker_can_take_it: ({ row, ended: [last] }, now) => whyNotTheirs(last ?? null, row, now),
} as const satisfies Record<string, Need>;

/** What needs look at of a step's input, whichever step it is. */
export type NeedInput = {
  reason?: unknown;
  required?: unknown;
  requestId?: unknown;
  outcome?: unknown;
  isCorrection?: unknown;
};

type Need = (held: StepCase, now: Date, input?: NeedInput) => AppError | null;

export type NeedName = keyof typeof NEEDS;

function isUnanswered({ state }: { state: InformationState }): boolean {
  return UNANSWERED.some((one) => one === state);
}

type Answered = { state: InformationState; answer: string | null; questions: readonly string[] };

/** What was answered in words, or in the fields of the form; a document is sent anew. */
function isCorrectable({ state, answer, questions }: Answered): boolean {
  return (answer !== null || questions.length > 0) && (state === 'submitted' || state === 'accepted');
}

/** Whether a clock took the case from its last broker within a day. */
function undoable({ ended: [last] }: StepCase, now: Date, wasAccepted: boolean): AppError | null {
  const isClocks = last?.closedReason === 'expired' || last?.closedReason === 'promise_missed';
  const isRecent = last?.closedAt && last.closedAt >= undoLimit(now);
  const fits = isClocks && isRecent && (last.acceptedAt !== null) === wasAccepted;
  return fits
    ? null
    : refusal('There is nothing to undo. Only automatic steps of the last day can be undone.');
}

function whyNotTheirs(broker: Broker | null, row: CaseRow, now: Date): AppError | null {
  if (!broker?.isActive) return refusal('This person is not an active broker.');
  if (hasLapsed(broker, now)) return refusal('The broker’s licence has expired.');
  const isOwn = broker.brokerId === row.clientId || sameAddress(broker.email, row.contactEmail);
  return isOwn ? refusal('This is the broker’s own request.') : null;
}

function refusal(message: string): AppError {
  return new AppError('conflict', message);
}

function hasLapsed({ licenceExpiresOn }: Broker, now: Date): boolean {
  return licenceExpiresOn <= albertaDate(now);
}

function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
