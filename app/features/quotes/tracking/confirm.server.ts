import { and, eq, isNull } from 'drizzle-orm';
import { listOpenOfMailbox } from '#app/features/cases/queries/by-mailbox.server.ts';
import type { CaseRow, HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { takeHeldStep, takeStepIfDue } from '#app/features/cases/steps/take-step.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { systemViewer, VISITOR } from '#app/platform/viewer.ts';

/**
 * Notes that the owner of the mailbox opened the link of a request: the request and its case are theirs. Says it in
 * the history and looks for a broker anew, as confirmed cases come first. Does nothing the second time.
 */
export async function confirmRequest(tx: Db, held: HeldCase, requestId: string): Promise<void> {
  const [confirmed] = await tx
    .update(quoteRequests)
    .set({ confirmedAt: now() })
    .where(and(eq(quoteRequests.id, requestId), isNull(quoteRequests.confirmedAt)))
    .returning({ reference: quoteRequests.reference });
  const { emailConfirmedAt, reference } = held.row;
  if (!confirmed && emailConfirmedAt) return;
  const input = { requestId, reference: confirmed?.reference ?? reference };
  const { row } = await takeHeldStep(tx, VISITOR, { held, actor: 'visitor', step: 'confirm', input });
  if (!emailConfirmedAt) await linkSameMailbox(tx, row);
}

/** Whether the owner of the mailbox has opened the link of this request before. */
export async function isRequestConfirmed(db: Db, requestId: string): Promise<boolean> {
  const [request] = await db
    .select({ confirmedAt: quoteRequests.confirmedAt })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, requestId));
  return request?.confirmedAt != null;
}

/**
 * Names to the team, in the history of both, the other open cases for the same coverage and mailbox. They stay two
 * cases: the one that is not confirmed may be a stranger's.
 */
export async function linkSameMailbox(tx: Db, row: CaseRow): Promise<void> {
  const found = await listOpenOfMailbox(tx, { email: row.contactEmail, type: row.type });
  const system = systemViewer('mailbox');
  for (const other of found.filter(({ id }) => id !== row.id)) {
    const pairs = [
      { of: row.id, reference: other.reference, isConfirmed: other.emailConfirmedAt !== null },
      { of: other.id, reference: row.reference, isConfirmed: true },
    ];
    for (const { of, ...input } of pairs) {
      await takeStepIfDue(tx, system, { caseId: of, step: 'note_same_mailbox', input });
    }
  }
}
