import { eq } from 'drizzle-orm';
import type { ViewReason } from '#app/features/accounts/sessions/view-as/schema.ts';
import { startView } from '#app/features/accounts/sessions/view-as/view-as.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { DISCLOSURE_FIELDS, type DisclosureField } from '#app/features/ledger/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** The whole postal code holds its first half, and a document its name. */
const EVERYTHING = (Object.keys(DISCLOSURE_FIELDS) as DisclosureField[]).filter(
  (field) => field !== 'postal_area' && field !== 'document_names',
);

type View = { sessionId: string; clientId: string; reason: ViewReason; requestId: string };

/**
 * Lets an administrator see what a client sees, for half an hour and without being able to change anything. It stands in
 * the passport of each of their requests, as everything can be read. Refuses what `startView` refuses.
 */
export async function viewClient(
  db: Db,
  viewer: Viewer,
  { clientId, sessionId, reason, requestId }: View,
): Promise<{ until: Date }> {
  return db.transaction(async (tx) => {
    const until = await startView(tx, viewer, { sessionId, userId: clientId, reason, requestId });
    const own = await tx.select({ caseId: cases.id }).from(cases).where(eq(cases.clientId, clientId));
    await recordReadings(
      tx,
      viewer,
      own.map(({ caseId }) => ({
        ...{ caseId, fields: EVERYTHING },
        reason: reason === 'asked_for_help' ? 'support' : 'oversight',
      })),
    );
    return { until };
  });
}
