import { CASE_STATUSES, OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { giveUp } from '#app/features/cases/steps/merging/give-up.server.ts';
import { merge } from '#app/features/cases/steps/merging/merge.server.ts';
import { split } from '#app/features/cases/steps/merging/split.server.ts';
import { takeIn } from '#app/features/cases/steps/merging/take-in.server.ts';
import { type Entry, row } from './row.server.ts';

const UNJOINED = CASE_STATUSES.filter((status) => status !== 'duplicate');

/** Two requests of the same person become one, and are taken apart again when that was a mistake. */
export const MERGING = {
  merge: {
    step: merge,
    rows: [
      row(OPEN_STATUSES, 'duplicate', {
        who: ['admin'],
        needs: [],
        effects: ['waiting_ends', 'requests_end', 'call_ends', 'access_ended', 'retention_started'],
      }),
    ],
  },
  take_in: {
    step: takeIn,
    rows: [row(OPEN_STATUSES, 'same', { who: ['admin'], needs: [], effects: [] })],
  },
  split: {
    step: split,
    rows: [
      row(['duplicate'], 'new', {
        who: ['admin'],
        needs: ['within_splitting'],
        effects: ['retention_stopped', 'promise_set', 'search_begins'],
      }),
    ],
  },
  give_up: {
    step: giveUp,
    // What was joined with a third one is taken apart from that one first.
    rows: [row(UNJOINED, 'same', { who: ['admin'], needs: [], effects: [] })],
  },
} as const satisfies Record<string, Entry>;
