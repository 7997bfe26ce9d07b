import { findMailbox } from '#app/features/accounts/queries.server.ts';
import { visitorHasCall } from '#app/features/cases/jobs.ts';
import type { Notice } from '#app/features/cases/steps/step.server.ts';
import { isAboutCall } from '#app/features/notifications/kinds/calls.ts';
import { notify, type Person, TEAM, type Notice as Told } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import type { CaseRow } from './held-case.server.ts';

/**
 * Tells whom a notice concerns, when and only when the transaction `tx` commits. `row` is the case before the step. What
 * is said of a case that is forgotten belongs to no case any more.
 */
export async function tell(
  tx: Db,
  { row, isForgotten }: { row: CaseRow; isForgotten: boolean },
  { kind, to, data, occasion }: Notice,
): Promise<void> {
  const { id, reference, promiseAt } = row;
  const about = { caseId: id, reference, promiseAt, ...data };
  if (to === 'person' && !row.clientId && isAboutCall(kind) && occasion) {
    // Without an account a call is moved and cancelled by a link of its own.
    await enqueue(tx, visitorHasCall, { caseId: id, kind, data: about, occasion });
    return;
  }
  const caseId = isForgotten ? undefined : id;
  await notify(tx, { kind, to: await personOf(tx, row, to), data: about, caseId, occasion } as Told);
}

/** Whoever has claimed the case is told as an account: at the bell, and where they read their mail now. */
async function personOf(tx: Db, { clientId, contactEmail }: CaseRow, to: Notice['to']): Promise<Person> {
  if (to === 'team') return TEAM;
  if (to !== 'person') return { userId: to.brokerId, email: to.email, name: to.fullName };
  const mailbox = clientId ? await findMailbox(tx, clientId) : null;
  return mailbox ? { userId: clientId, ...mailbox } : { email: contactEmail };
}
