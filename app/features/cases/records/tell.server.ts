import {
  mailAccessEnded,
  mailCaseAccepted,
  mailCaseAssigned,
  mailCaseGivenBack,
  mailCaseLost,
  mailCaseMovesOn,
  mailCaseWithdrawn,
  mailNeverMatched,
  mailPromiseDue,
  mailPromiseMissed,
} from '#app/features/cases/mail.server.ts';
import type { Notice } from '#app/features/cases/steps/step.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { CaseRow } from './held-case.server.ts';

/** Tells whom a notice concerns, when and only when the transaction `tx` commits. `row` is the case before the step. */
export async function tell(tx: Db, row: CaseRow, notice: Notice): Promise<void> {
  switch (notice.kind) {
    case 'case_assigned':
      return mailCaseAssigned(tx, row, notice);
    case 'case_accepted':
      return mailCaseAccepted(tx, row, notice.broker);
    case 'case_given_back':
      return mailCaseGivenBack(tx, row, notice);
    case 'case_moves_on':
      return mailCaseMovesOn(tx, row, notice);
    case 'promise_missed':
      return mailPromiseMissed(tx, row, notice);
    case 'promise_due':
      return mailPromiseDue(tx, row);
    case 'never_matched':
      return mailNeverMatched(tx, row);
    case 'case_withdrawn':
      return mailCaseWithdrawn(tx, row);
    case 'access_ended':
      return mailAccessEnded(tx, row, notice.broker);
    case 'case_lost':
      return mailCaseLost(tx, row);
  }
}
