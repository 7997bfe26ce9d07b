import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { askDeletion } from '#app/features/cases/steps/deletion/ask-deletion.server.ts';
import { declineDeletion } from '#app/features/cases/steps/deletion/decline-deletion.server.ts';
import { purge } from '#app/features/cases/steps/deletion/purge.server.ts';
import { type Entry, row } from './row.server.ts';

/** How a case is deleted: when its time is over, or earlier where its person asks and an administrator grants it. */
export const DELETION = {
  ask_deletion: {
    step: askDeletion,
    rows: [row(CASE_STATUSES, 'same', { who: ['client', 'visitor'], needs: [], effects: [] })],
  },
  // Whether somebody has asked is known to the noun `privacy`, which alone takes this and `delete_early` for an administrator.
  decline_deletion: {
    step: declineDeletion,
    rows: [row(CASE_STATUSES, 'same', { who: ['admin'], needs: [], effects: [] })],
  },
  purge: {
    step: purge,
    rows: [
      row(CASE_STATUSES, 'same', { who: ['system'], needs: ['kept_long_enough'], effects: ['forgotten'] }),
    ],
  },
  delete_early: {
    step: purge,
    rows: [
      row(['won', 'lost', 'withdrawn', 'duplicate', 'spam'], 'same', {
        who: ['admin'],
        needs: [],
        effects: ['access_ended', 'forgotten'],
      }),
    ],
  },
} as const satisfies Record<string, Entry>;
