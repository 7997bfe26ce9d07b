import { findMailbox } from '#app/features/accounts/queries.server.ts';
import type { Notice } from '#app/features/cases/steps/step.server.ts';
import {
  notify,
  type Person,
  recallNotice,
  TEAM,
  type Notice as Told,
} from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { CaseRow } from './held-case.server.ts';
import { personLink } from './person-link.server.ts';
import { personMailbox } from './person-mailbox.server.ts';

/**
 * Tells whom a notice concerns, when and only when the transaction `tx` commits. `row` is the case before the step. What
 * is said of a case that is forgotten belongs to no case any more.
 */
export async function tell(
  tx: Db,
  { row, isForgotten }: { row: CaseRow; isForgotten: boolean },
  { kind, to, data, occasion }: Notice,
): Promise<void> {
  const { id, reference, promiseAt, title: subject } = row;
  const caseId = isForgotten ? undefined : id;
  const person = await personOf(tx, row, to);
  const path = to === 'person' && !isForgotten ? await personLink(tx, row) : undefined;
  const about = { caseId: id, reference, promiseAt, ...(path && { isByLink: true }), ...data };
  await notify(tx, {
    kind,
    to: { ...person, ...(path && { path }) },
    data: about,
    caseId,
    subject,
    occasion,
  } as Told);
}

/** Takes back, with the transaction `tx`, what somebody was told of a case and has not read: it is not so any more. */
export async function recall(
  tx: Db,
  row: CaseRow,
  { kind, to, occasion }: Pick<Notice, 'kind' | 'to' | 'occasion'>,
): Promise<void> {
  await recallNotice(tx, { kind, to: await personOf(tx, row, to), occasion });
}

/** Whoever has claimed the case is told as an account: at the bell, and where they read their mail now. */
async function personOf(tx: Db, row: CaseRow, to: Notice['to']): Promise<Person> {
  if (to === 'team') return TEAM;
  if (to !== 'person') return { userId: to.brokerId, email: to.email, name: to.fullName };
  const mailbox = row.clientId ? await findMailbox(tx, row.clientId) : null;
  return mailbox ? { userId: row.clientId, ...mailbox } : personMailbox(row);
}
