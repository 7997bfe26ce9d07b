import { accept } from '#app/features/cases/steps/accept.server.ts';
import { assign } from '#app/features/cases/steps/assign.server.ts';
import { claim } from '#app/features/cases/steps/claim.server.ts';
import { endAccess } from '#app/features/cases/steps/clock/end-access.server.ts';
import { expire } from '#app/features/cases/steps/clock/expire.server.ts';
import { missPromise } from '#app/features/cases/steps/clock/miss-promise.server.ts';
import { purge } from '#app/features/cases/steps/clock/purge.server.ts';
import { tellTeam } from '#app/features/cases/steps/clock/tell-team.server.ts';
import { logContact } from '#app/features/cases/steps/log-contact.server.ts';
import { lose } from '#app/features/cases/steps/lose.server.ts';
import { markNotReal } from '#app/features/cases/steps/mark-not-real.server.ts';
import { open } from '#app/features/cases/steps/open.server.ts';
import { attach } from '#app/features/cases/steps/requests/attach.server.ts';
import { confirm } from '#app/features/cases/steps/requests/confirm.server.ts';
import { noteSameMailbox } from '#app/features/cases/steps/requests/note-same-mailbox.server.ts';
import { takeBack } from '#app/features/cases/steps/requests/take-back.server.ts';
import { giveBack } from '#app/features/cases/steps/return.server.ts';
import type { Step } from '#app/features/cases/steps/step.server.ts';
import { undo } from '#app/features/cases/steps/undo.server.ts';
import { withdraw } from '#app/features/cases/steps/withdraw.server.ts';
import type { EffectName } from './effects.server.ts';
import type { NeedName } from './needs.server.ts';
import { CASE_STATUSES, type CaseActor, type CaseStatus, OPEN_STATUSES } from './statuses.ts';

/**
 * One way a step can go: from where, to where, who may take it, what it needs and what it causes. `nothing` is before
 * a case exists, `same` leaves its status. Of several rows that start from one status, the first whose needs are met.
 */
export type Row = {
  from: readonly CaseStatus[] | 'nothing';
  to: CaseStatus | 'same';
  who: readonly CaseActor[];
  needs: readonly NeedName[];
  effects: readonly EffectName[];
};

type Entry = { step: Step; rows: readonly Row[] };

const row = (from: Row['from'], to: Row['to'], rest: Omit<Row, 'from' | 'to'>): Row => ({
  from,
  to,
  ...rest,
});

const ONCE_ASSIGNED = CASE_STATUSES.filter((status) => status !== 'new');
const WITH_BROKER = ['in_progress', 'waiting_on_client', 'quoted'] as const;

/** The lifecycle of a case. It is executed: nothing else moves a case, and no step says to which status it goes. */
export const LIFECYCLE = {
  open: {
    step: open,
    rows: [
      row('nothing', 'new', {
        who: ['system', 'visitor', 'client', 'admin'],
        needs: [],
        effects: ['promise_set', 'search_begins'],
      }),
    ],
  },
  attach: {
    step: attach,
    rows: [
      row(OPEN_STATUSES, 'same', { who: ['system', 'visitor', 'client', 'admin'], needs: [], effects: [] }),
    ],
  },
  // What confirms a case confirms it wherever it stands; in the pool the search begins anew, confirmed cases first.
  confirm: {
    step: confirm,
    rows: [
      row(['new'], 'same', { who: ['visitor', 'system'], needs: [], effects: ['search_begins'] }),
      row(ONCE_ASSIGNED, 'same', { who: ['visitor', 'system'], needs: [], effects: [] }),
    ],
  },
  take_back: {
    step: takeBack,
    rows: [row(OPEN_STATUSES, 'same', { who: ['visitor'], needs: [], effects: [] })],
  },
  note_same_mailbox: {
    step: noteSameMailbox,
    rows: [row(OPEN_STATUSES, 'same', { who: ['system'], needs: [], effects: [] })],
  },
  assign: {
    step: assign,
    rows: [
      row(['new'], 'assigned', {
        who: ['system', 'admin'],
        needs: ['broker_can_take_it'],
        effects: ['access_opened'],
      }),
      row(ONCE_ASSIGNED, 'assigned', {
        who: ['admin'],
        needs: ['reason', 'broker_can_take_it'],
        effects: ['access_ended', 'retention_stopped', 'access_opened'],
      }),
    ],
  },
  // An administrator may answer for the broker; the disclosure is still to the broker.
  accept: {
    step: accept,
    rows: [
      row(['assigned'], 'in_progress', {
        who: ['broker', 'admin'],
        needs: ['accept_by_ahead'],
        effects: ['contact_disclosed'],
      }),
    ],
  },
  return: {
    step: giveBack,
    rows: [
      row(['assigned'], 'new', {
        who: ['broker', 'admin'],
        needs: [],
        effects: ['access_ended', 'search_begins'],
      }),
    ],
  },
  expire: {
    step: expire,
    rows: [
      row(['assigned'], 'new', {
        who: ['system'],
        needs: ['accept_by_passed'],
        effects: ['access_ended', 'search_begins'],
      }),
    ],
  },
  log_contact: {
    step: logContact,
    rows: [
      row(['assigned'], 'in_progress', {
        who: ['broker'],
        needs: ['accept_by_ahead'],
        effects: ['contact_disclosed', 'contact_noted'],
      }),
      row(WITH_BROKER, 'same', { who: ['broker'], needs: [], effects: ['contact_noted'] }),
    ],
  },
  lose: {
    step: lose,
    rows: [
      row(OPEN_STATUSES, 'lost', { who: ['broker', 'admin'], needs: [], effects: ['retention_started'] }),
    ],
  },
  mark_not_real: {
    step: markNotReal,
    rows: [
      row(OPEN_STATUSES, 'spam', {
        who: ['broker', 'admin'],
        needs: [],
        effects: ['access_ended', 'retention_started'],
      }),
    ],
  },
  withdraw: {
    step: withdraw,
    rows: [
      row(OPEN_STATUSES, 'withdrawn', {
        who: ['client', 'visitor', 'admin'],
        needs: [],
        effects: ['access_ended', 'retention_started'],
      }),
    ],
  },
  miss_promise: {
    step: missPromise,
    rows: [
      row(OPEN_STATUSES, 'new', {
        who: ['system'],
        needs: ['promise_passed'],
        effects: ['access_ended', 'search_begins'],
      }),
    ],
  },
  tell_team: {
    step: tellTeam,
    rows: [row(['new'], 'same', { who: ['system'], needs: ['promise_near'], effects: [] })],
  },
  undo: {
    step: undo,
    rows: [
      row(['new'], 'in_progress', {
        who: ['admin'],
        needs: ['clock_took_accepted', 'last_broker_can_take_it'],
        effects: ['promise_set', 'access_given_back'],
      }),
      row(['new'], 'assigned', {
        who: ['admin'],
        needs: ['clock_took_offered', 'last_broker_can_take_it'],
        effects: ['promise_set', 'access_opened'],
      }),
    ],
  },
  claim: {
    step: claim,
    rows: [row(CASE_STATUSES, 'same', { who: ['system'], needs: ['nobodys_yet'], effects: [] })],
  },
  end_access: {
    step: endAccess,
    rows: [
      row(['lost'], 'same', {
        who: ['system'],
        needs: ['somebody_has_it', 'reopening_over'],
        effects: ['access_ended'],
      }),
    ],
  },
  purge: {
    step: purge,
    rows: [
      row(CASE_STATUSES, 'same', { who: ['system'], needs: ['kept_long_enough'], effects: ['forgotten'] }),
    ],
  },
} as const satisfies Record<string, Entry>;

export type StepName = keyof typeof LIFECYCLE;

export const STEP_NAMES = Object.keys(LIFECYCLE) as StepName[];

/** A step with its rows, for those who go through the table. */
export const entryOf = (name: StepName): Entry => LIFECYCLE[name];
