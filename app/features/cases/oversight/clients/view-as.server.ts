import { eq } from 'drizzle-orm';
import type { ViewReason } from '#app/features/accounts/sessions/view-as/schema.ts';
import { startView } from '#app/features/accounts/sessions/view-as/view-as.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { DISCLOSURE_FIELDS, type DisclosureField } from '#app/features/ledger/disclosures.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** The whole postal code holds its first half, a document its name, and all answers those that are facts. */
const EVERYTHING = (Object.keys(DISCLOSURE_FIELDS) as DisclosureField[]).filter(
  (field) => !['postal_area', 'document_names', 'answer_facts'].includes(field),
);

type View = { sessionId: string; userId: string; reason: ViewReason; requestId: string };

/**
 * Lets an administrator see what a client or a broker sees, for half an hour and without being able to change anything.
 * For a client it stands in the passport of each of their requests, as everything can be read; what is opened as a broker
 * is written by whoever serves it, as read by the administrator. Refuses what `startView` refuses.
 */
export async function viewAs(
  db: Db,
  viewer: Viewer,
  { userId, sessionId, reason, requestId }: View,
): Promise<{ until: Date }> {
  return db.transaction(async (tx) => {
    const { until, role } = await startView(tx, viewer, { sessionId, userId, reason, requestId });
    if (role !== 'client') return { until };
    const own = await tx.select({ caseId: cases.id }).from(cases).where(eq(cases.clientId, userId));
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
