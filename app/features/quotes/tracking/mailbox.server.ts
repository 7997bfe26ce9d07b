import { findMailbox } from '#app/features/accounts/queries.server.ts';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** Whether the viewer is logged in with this address, in lower case, and has confirmed it. */
export async function ownsMailbox(db: Db, viewer: Viewer, email: string): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const mailbox = await findMailbox(db, viewer.id);
  return mailbox?.email.toLowerCase() === email;
}

/** What is locked while anything is written that other requests of a mailbox must see. */
export function mailboxKey(email: string): string {
  return `quote:${email.toLowerCase()}`;
}

/** Holds the mailbox of a case, always before the case itself; 404 when there is no such case. */
export async function lockMailbox(tx: Db, caseId: string): Promise<CaseRow> {
  const { row } = await findCase(tx, caseId);
  await lockUntilCommit(tx, mailboxKey(row.contactEmail));
  return row;
}
