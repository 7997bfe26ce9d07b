import { CASE_STATUSES, OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { expire } from '#app/features/cases/steps/clock/expire.server.ts';
import { missPromise } from '#app/features/cases/steps/clock/miss-promise.server.ts';
import { tellTeam } from '#app/features/cases/steps/clock/tell-team.server.ts';
import { accept } from '#app/features/cases/steps/matching/accept.server.ts';
import { assign } from '#app/features/cases/steps/matching/assign.server.ts';
import { release } from '#app/features/cases/steps/matching/release.server.ts';
import { giveBack } from '#app/features/cases/steps/matching/return.server.ts';
import { undo } from '#app/features/cases/steps/matching/undo.server.ts';
import { type Entry, row } from './row.server.ts';

/** What was joined with another request is taken apart before anybody works on it. */
const AGAIN = CASE_STATUSES.filter((status) => status !== 'new' && status !== 'duplicate');

/** A broker is asked, takes the case or not, and loses it again. */
export const MATCHING = {
  assign: {
    step: assign,
    rows: [
      row(['new'], 'assigned', {
        who: ['system', 'admin'],
        needs: ['broker_can_take_it'],
        effects: ['access_opened'],
      }),
      row(AGAIN, 'assigned', {
        who: ['admin'],
        needs: ['reason', 'broker_can_take_it'],
        effects: [
          'waiting_ends',
          'requests_end',
          'call_ends',
          'access_ended',
          'retention_stopped',
          'promise_renewed',
          'access_opened',
        ],
      }),
    ],
  },
  // An administrator may answer for the broker; the disclosure is still to the broker.
  accept: {
    step: accept,
    rows: [
      row(['assigned'], 'in_progress', {
        who: ['broker', 'admin'],
        needs: ['accept_by_ahead', 'licence_in_force'],
        effects: ['promise_renewed', 'contact_disclosed'],
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
  // A person outranks everything: an administrator may take a case from its broker at any time.
  release: {
    step: release,
    rows: [
      row(['assigned', 'in_progress', 'waiting_on_client', 'quoted'], 'new', {
        who: ['admin'],
        needs: ['somebody_has_it'],
        effects: [
          'waiting_ends',
          'requests_end',
          'call_ends',
          'access_ended',
          'promise_renewed',
          'search_begins',
        ],
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
  miss_promise: {
    step: missPromise,
    rows: [
      row(OPEN_STATUSES, 'new', {
        who: ['system'],
        needs: ['promise_passed'],
        effects: [
          'promise_broken',
          'waiting_ends',
          'requests_end',
          'call_missed',
          'access_ended',
          'search_begins',
        ],
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
        effects: ['promise_renewed', 'access_given_back'],
      }),
      row(['new'], 'assigned', {
        who: ['admin'],
        needs: ['clock_took_offered', 'last_broker_can_take_it'],
        effects: ['promise_renewed', 'access_opened'],
      }),
    ],
  },
} as const satisfies Record<string, Entry>;
