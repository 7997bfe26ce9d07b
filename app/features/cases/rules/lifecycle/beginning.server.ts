import { CASE_STATUSES, OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { changeReach } from '#app/features/cases/steps/correcting/change-reach.server.ts';
import { correctAddress } from '#app/features/cases/steps/correcting/correct-address.server.ts';
import { correctAnswers } from '#app/features/cases/steps/correcting/correct-answers.server.ts';
import { correctContact } from '#app/features/cases/steps/correcting/correct-contact.server.ts';
import { claim } from '#app/features/cases/steps/opening/claim.server.ts';
import { open } from '#app/features/cases/steps/opening/open.server.ts';
import { attach } from '#app/features/cases/steps/requests/attach.server.ts';
import { confirm } from '#app/features/cases/steps/requests/confirm.server.ts';
import { noteSameMailbox } from '#app/features/cases/steps/requests/note-same-mailbox.server.ts';
import { takeBack } from '#app/features/cases/steps/requests/take-back.server.ts';
import { type Entry, row } from './row.server.ts';

const ONCE_ASSIGNED = CASE_STATUSES.filter((status) => status !== 'new');

/** A case begins, and what its person adds to it or corrects. */
export const BEGINNING = {
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
  correct_answers: {
    step: correctAnswers,
    rows: [row(OPEN_STATUSES, 'same', { who: ['client', 'visitor', 'admin'], needs: [], effects: [] })],
  },
  correct_contact: {
    step: correctContact,
    rows: [row(OPEN_STATUSES, 'same', { who: ['client', 'visitor'], needs: [], effects: [] })],
  },
  correct_address: {
    step: correctAddress,
    rows: [row(OPEN_STATUSES, 'same', { who: ['visitor'], needs: ['address_unproven'], effects: [] })],
  },
  change_reach: {
    step: changeReach,
    rows: [row(CASE_STATUSES, 'same', { who: ['client', 'visitor'], needs: [], effects: [] })],
  },
  claim: {
    step: claim,
    rows: [row(CASE_STATUSES, 'same', { who: ['system'], needs: ['nobodys_yet'], effects: [] })],
  },
} as const satisfies Record<string, Entry>;
