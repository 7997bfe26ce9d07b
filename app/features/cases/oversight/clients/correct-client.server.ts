import { eq } from 'drizzle-orm';
import { correctAccount } from '#app/features/accounts/oversight/correct-account.server.ts';
import type { Correction, CorrectionReason } from '#app/features/accounts/oversight/correction.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { recordDisclosures } from '#app/features/ledger/commands.server.ts';
import type { DisclosurePurpose } from '#app/features/ledger/disclosures.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';

const PURPOSES = {
  own_wish: 'support',
  privacy_request: 'privacy_request',
  mistake: 'correction',
} as const satisfies Record<CorrectionReason, DisclosurePurpose>;

/**
 * Corrects a client's account, and writes so into the passport of each of their requests; the requests keep the
 * contact details they were sent with. Refuses what `correctAccount` refuses.
 */
export async function correctClient(
  db: Db,
  viewer: Viewer,
  correction: Correction & { userId: string; requestId: string },
): Promise<void> {
  requireAdmin(viewer);
  const recipient = { kind: 'admin' as const, id: viewer.id, name: viewer.fullName };
  await db.transaction(async (tx) => {
    const fields = await correctAccount(tx, viewer, correction);
    const own = await tx.select({ id: cases.id }).from(cases).where(eq(cases.clientId, correction.userId));
    const purpose = PURPOSES[correction.reason];
    await recordDisclosures(
      tx,
      viewer,
      own.map(({ id: caseId }) => ({ caseId, kind: 'corrected', recipient, fields, purpose })),
    );
  });
}
