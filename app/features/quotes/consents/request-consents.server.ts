import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/**
 * What was agreed to with the requests of a case, by their ids in the ledger, and when each request was withdrawn. One
 * that joined it and was never confirmed may be somebody else's: what that said counts for nobody.
 */
export async function listRequestConsents(db: Db, { id, reference }: Pick<CaseRow, 'id' | 'reference'>) {
  return db
    .select({ consentIds: quoteRequests.consentIds, withdrawnAt: quoteRequests.withdrawnAt })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.caseId, id),
        or(isNotNull(quoteRequests.confirmedAt), eq(quoteRequests.reference, reference)),
      ),
    )
    .orderBy(asc(quoteRequests.createdAt), asc(quoteRequests.id));
}
