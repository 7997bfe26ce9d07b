import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { listStandingConsents } from '#app/features/ledger/queries.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { systemViewer, type Viewer } from '#app/platform/viewer.ts';

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

/** Takes back that one request is shared: the consents that were given with it. */
export async function withdrawShared(
  tx: Db,
  viewer: Viewer,
  { consentIds, at }: { consentIds: readonly string[]; at: Date },
): Promise<void> {
  const standing = await listStandingConsents(tx, consentIds);
  const shared = standing.filter((one) => one.purpose === 'share_broker' && one.at <= at);
  for (const { id } of shared) await withdrawConsent(tx, viewer, { consentId: id, at });
}

/** The same for every request of a case that was withdrawn at that moment. */
export async function withdrawJoined(db: Db, { caseId, at }: { caseId: string; at: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    const { row } = await findCase(tx, caseId);
    const requests = await listRequestConsents(tx, row);
    const consentIds = requests.flatMap((one) => one.consentIds);
    await withdrawShared(tx, systemViewer('case-withdrawn'), { consentIds, at });
  });
}
