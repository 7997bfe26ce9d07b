import { callOf, isAtCall } from '#app/features/cases/calls/call-times.ts';
import { remindersOf } from '#app/features/cases/calls/reminders.server.ts';
import { toldOf } from '#app/features/cases/calls/told-of-call.server.ts';
import {
  acceptDue,
  callNear,
  caseNeedsBroker,
  caseWithdrawn,
  policyRecorded,
} from '#app/features/cases/jobs.ts';
import type { Broker, CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { settledByContact, settledByMiss } from '#app/features/cases/records/promises/settle.server.ts';
import { pausedPromise } from '#app/features/cases/rules/deadlines/paused-promise.server.ts';
import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { disclosedFields } from '#app/features/cases/rules/personal-data/disclosure.ts';
import { purgeAfter } from '#app/features/cases/rules/personal-data/retention.server.ts';
import { firstReminder } from '#app/features/cases/rules/reminders.server.ts';
import { reopenedOf } from '#app/features/cases/rules/reopening/reopened.ts';
import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { Decision, Ending, StepCase } from '#app/features/cases/steps/step.server.ts';
import type { DisclosurePurpose } from '#app/features/ledger/disclosures.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { newId } from '#app/platform/ids.ts';
import type { Job } from '#app/platform/jobs/jobs.ts';
import { houseRules } from '#content/house-rules.ts';
import type { Caused, PassportLine, QueuedJob } from './caused.server.ts';

/** Why a booked call is not made, where its broker has not lost the case. */
const CALL_ENDED_BY: Partial<Record<CaseStatus, 'policy' | 'closed'>> = {
  ...{ won: 'policy', lost: 'closed', withdrawn: 'closed' },
};

type Cause = { held: StepCase; decision: Decision; now: Date; to: CaseStatus };

const PURPOSE_OF_END = {
  returned: 'returned',
  expired: 'not_accepted',
  promise_missed: 'promise_missed',
  withdrawn: 'withdrawn',
  reassigned: 'reassigned',
  not_real: 'not_real',
  merged: 'merged',
  completed: 'closed',
} as const satisfies Record<Ending['reason'], DisclosurePurpose>;

/** What the lifecycle's rows cause, by name. Whatever moves access has its line of the passport in the same place. */
export const EFFECTS = {
  promise_set: ({ held: { row }, now }) => ({
    changes: { promiseAt: promisedBy(now, row.contactEarliestOn) },
  }),

  /**
   * Another broker is to make contact. A time that the person was told and that is still ahead binds whoever has the
   * case then; one that is kept, missed or past binds nobody, and a new one is promised. A miss that no clock has noted
   * yet is noted first, as whose it was.
   */
  promise_renewed: ({ held, now }) => {
    const promiseAt = renewedPromise(held.row, now);
    if (!promiseAt) return {};
    const isMissed = held.row.firstRespondedAt === null && held.row.promiseAt !== null;
    return {
      changes: {
        ...{ firstRespondedAt: null, promiseAt },
        ...(isMissed && { promisesMissed: held.row.promisesMissed + 1 }),
      },
      settled: isMissed ? settledByMiss(held) : null,
    };
  },

  search_begins: ({ held }) => ({
    changes: { acceptBy: null },
    jobs: [job(caseNeedsBroker, { caseId: held.row.id })],
  }),

  /** The named broker is asked: facts alone are disclosed, and the clock of acceptance runs. */
  access_opened: ({ held, now }) => {
    if (!held.named) return {};
    const id = newId();
    const acceptBy = acceptanceEnds(now, held.row.promiseAt);
    const reopened = reopenedOf(held.row);
    return {
      changes: { acceptBy },
      open: { id, broker: held.named, since: null },
      passport: [shared(held, held.named, 'offered')],
      jobs: [{ ...job(acceptDue, { caseId: held.row.id, accessId: id }), startAfter: acceptBy }],
      notices: [{ kind: 'case_assigned', to: held.named, data: { acceptBy, reopened }, occasion: id }],
    };
  },

  contact_disclosed: ({ held: { row, ...held }, now }) =>
    held.access
      ? {
          changes: { acceptBy: null },
          accept: { access: held.access },
          passport: [shared({ row, ...held }, held.access, 'accepted')],
          notices: [
            {
              ...{ kind: 'case_accepted', to: 'person', occasion: held.access.id },
              data: { broker: held.access, promiseAt: renewedPromise(row, now) ?? row.promiseAt },
            },
          ],
        }
      : {},

  /** The last broker has the case back, as accepted as it was: to them it is no new one. */
  access_given_back: ({ held: { ended, ...held } }) => {
    const [last] = ended;
    if (!last) return {};
    const id = newId();
    return {
      changes: { acceptBy: null },
      open: { id, broker: last, since: last },
      passport: [shared({ ended, ...held }, last, 'accepted')],
      notices: [{ kind: 'case_given_back', to: last, occasion: id }],
    };
  },

  access_ended: ({ held, decision }) => {
    const { access } = held;
    if (!access || !decision.ending) return {};
    const purpose = PURPOSE_OF_END[decision.ending.reason];
    return {
      changes: { acceptBy: null, unreachedSince: null },
      close: { access, ending: decision.ending },
      passport: [{ kind: 'access_ended', broker: access, fields: [], purpose }],
    };
  },

  /** First contact: it settles the promise that is open. */
  contact_noted: ({ held, now }) => ({
    changes: {
      firstRespondedAt: held.row.firstRespondedAt ?? now,
      firstContactAt: held.row.firstContactAt ?? now,
    },
    settled: settledByContact(held, now),
  }),

  promise_broken: ({ held }) => ({ settled: settledByMiss(held) }),

  /** The client's turn: the promise pauses, and they are reminded in two and in five business days. */
  waiting_begins: ({ held: { row, records }, decision, now }) => {
    const { promiseAt, firstRespondedAt } = row;
    const isReached = decision.events.some(({ kind }) => kind === 'contact');
    // A booked call is held, whatever else the client owes.
    const runs = firstRespondedAt === null && !isReached && promiseAt !== null && !callOf(records);
    return {
      changes: {
        ...{ waitingSince: now, remindAt: firstReminder(now), remindersSent: 0 },
        ...(runs && pausedPromise(promiseAt, now)),
      },
    };
  },

  /** It is not the client's turn any more: a paused promise goes on with the time that was left. */
  waiting_ends: ({ held: { row }, now }) => ({
    changes: {
      ...{ waitingSince: null, remindAt: null, remindersSent: 0 },
      ...{ promiseMinutesLeft: null, pausedPromiseAt: null },
      ...(row.promiseMinutesLeft !== null && {
        promiseAt: addBusinessTime(now, { minutes: row.promiseMinutesLeft }),
      }),
    },
  }),

  /** What nobody has answered is not asked for any more; what was answered stays answered. */
  requests_end: ({ held: { records } }) => ({
    records: records.requests
      .filter(({ state }) => state === 'open' || state === 'rejected')
      .map(({ id }) => ({ record: 'information_request', id, set: { state: 'cancelled' } })),
  }),

  call_reminders: ({ held: { row }, decision, now }) => ({
    jobs: remindersOf(decision.records ?? [], now).map(({ startsAt, at }) => ({
      ...job(callNear, { caseId: row.id, startsAt }),
      startAfter: at,
    })),
  }),

  /** The broker was in touch at the time of the booked call: it is dealt with. */
  call_over: ({ held: { records }, now }) => {
    const call = callOf(records);
    return call && isAtCall(call, now)
      ? { records: [{ record: 'call', id: call.id, set: { state: 'over' } }] }
      : {};
  },

  /** They called at the booked time, and nobody answered. */
  call_unanswered: ({ held }) => {
    const call = callOf(held.records);
    if (!call || !held.access) return {};
    const data = toldOf(call, held.access);
    return { notices: [{ kind: 'call_unanswered', to: 'person', data, occasion: call.id }] };
  },

  /** The broker has the case no more, or it is closed: a call that is still to come is cancelled, and both are told. */
  call_ends: ({ held: { row, records, access }, now, to }) => {
    const call = callOf(records);
    if (!call) return {};
    const isAhead = call.endsAt > now;
    const cancelled = { ...call, revision: call.revision + 1 };
    const set = isAhead
      ? { state: 'cancelled' as const, revision: cancelled.revision }
      : { state: 'over' as const };
    // The promise was this call: whoever comes next has a day, as for a new request.
    const isPromiseOpen = isOpenStatus(to) && row.firstRespondedAt === null;
    const about = access && isAhead ? toldOf(cancelled, access) : null;
    const data = about && { ...about, by: CALL_ENDED_BY[to] ?? 'us' };
    return {
      ...(isPromiseOpen && {
        changes: { promiseAt: promisedBy(now, row.contactEarliestOn) },
      }),
      records: [{ record: 'call', id: call.id, set }],
      events: isAhead ? [{ kind: 'call_cancelled', data: { startsAt: call.startsAt.toISOString() } }] : [],
      notices:
        data && access
          ? [
              { kind: 'call_cancelled', to: 'person', data, occasion: call.id },
              { kind: 'call_cancelled_broker', to: access, data, occasion: call.id },
            ]
          : [],
    };
  },

  /** The promise that was this call is missed. */
  call_missed: ({ held: { records } }) => {
    const call = callOf(records);
    return call ? { records: [{ record: 'call', id: call.id, set: { state: 'missed' } }] } : {};
  },

  retention_started: ({ now, to }) => ({
    changes: { acceptBy: null, unreachedSince: null, closedAt: now, purgeAfter: purgeAfter(to, now) },
  }),

  /** Whoever has a policy has papers to come. */
  papers_due: ({ held }) => ({ jobs: [job(policyRecorded, { caseId: held.row.id })] }),

  retention_stopped: () => ({ changes: { closedAt: null, purgeAfter: null } }),

  sharing_withdrawn: ({ held, now }) => ({
    sharing: 'withdrawn',
    jobs: [job(caseWithdrawn, { caseId: held.row.id, at: now.toISOString() })],
  }),

  sharing_renewed: () => ({ sharing: 'renewed' }),

  forgotten: () => ({ isForgotten: true }),
} as const satisfies Record<string, (cause: Cause) => Caused>;

export type EffectName = keyof typeof EFFECTS;

/** The business hours that a broker has to accept, but not beyond the promise: after it the case moves on, accepted or not. */
function acceptanceEnds(from: Date, promiseAt: Date | null): Date {
  const full = addBusinessTime(from, { hours: houseRules.acceptHours });
  return promiseAt && promiseAt > from && promiseAt < full ? promiseAt : full;
}

/** The time that is promised anew when a broker takes over; null where the one that the person was told still binds. */
function renewedPromise(
  { firstRespondedAt, promiseAt, promiseMinutesLeft, contactEarliestOn }: CaseRow,
  now: Date,
): Date | null {
  const isAhead = promiseMinutesLeft !== null || (promiseAt !== null && promiseAt > now);
  if (firstRespondedAt === null && isAhead) return null;
  return promisedBy(now, contactEarliestOn);
}

function shared({ row }: StepCase, broker: Broker, level: 'offered' | 'accepted'): PassportLine {
  const purpose = level === 'offered' ? 'quote_request' : 'case_work';
  return { kind: 'shared', broker, fields: disclosedFields(level, row), purpose };
}

function job<Payload extends object>(kind: Job<Payload>, payload: Payload): QueuedJob {
  return { job: kind as unknown as Job<object>, payload };
}
