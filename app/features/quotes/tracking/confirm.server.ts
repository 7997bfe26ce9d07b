import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { announceCase } from '#app/features/cases/access.server.ts';
import { caseNeedsBroker } from '#app/features/cases/jobs.ts';
import { OPEN_STATUSES } from '#app/features/cases/lifecycle.ts';
import { addEvent, type CaseRow, findOpenAccess } from '#app/features/cases/locked-case.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { systemViewer, VISITOR } from '#app/platform/viewer.ts';

/**
 * Notes that the owner of the mailbox opened the link of a request: the request and its case are theirs. Says it in
 * the history and looks for a broker anew, as confirmed cases come first. Does nothing the second time.
 */
export async function confirmRequest(tx: Db, row: CaseRow, requestId: string): Promise<void> {
  const [confirmed] = await tx
    .update(quoteRequests)
    .set({ confirmedAt: now() })
    .where(and(eq(quoteRequests.id, requestId), isNull(quoteRequests.confirmedAt)))
    .returning({ reference: quoteRequests.reference });
  if (confirmed) {
    const data = { step: 'confirmed', requestId, reference: confirmed.reference };
    await addEvent(tx, VISITOR, 'visitor', row.id, { kind: 'request', visibility: 'client', data });
  }
  const [first] = await tx
    .update(cases)
    .set({ emailConfirmedAt: now() })
    .where(and(eq(cases.id, row.id), isNull(cases.emailConfirmedAt)))
    .returning({ status: cases.status });
  if (first) await linkSameMailbox(tx, row);
  if (first?.status === 'new') await enqueue(tx, caseNeedsBroker, { caseId: row.id });
  if (!confirmed && !first) return;
  const access = await findOpenAccess(tx, row.id);
  await announceCase(tx, row, [access?.brokerId]);
}

/**
 * Names to the team, in the history of both, the other open cases for the same coverage and mailbox. They stay two
 * cases: the one that is not confirmed may be a stranger's.
 */
export async function linkSameMailbox(tx: Db, row: CaseRow): Promise<void> {
  const others = await tx
    .select({ id: cases.id, reference: cases.reference, confirmedAt: cases.emailConfirmedAt })
    .from(cases)
    .where(
      and(
        eq(sql`lower(${cases.contactEmail})`, row.contactEmail.toLowerCase()),
        eq(cases.type, row.type),
        ne(cases.id, row.id),
        inArray(cases.status, [...OPEN_STATUSES]),
      ),
    )
    .limit(20);
  const system = systemViewer('mailbox');
  for (const other of others) {
    const pairs = [
      { of: row.id, reference: other.reference, isConfirmed: other.confirmedAt !== null },
      { of: other.id, reference: row.reference, isConfirmed: true },
    ];
    for (const { of, ...data } of pairs) {
      const event = {
        kind: 'request',
        visibility: 'internal',
        data: { step: 'same_mailbox', ...data },
      } as const;
      await addEvent(tx, system, 'system', of, event);
    }
  }
}
