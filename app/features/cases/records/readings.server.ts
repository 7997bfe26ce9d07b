import { eq } from 'drizzle-orm';
import { partners } from '#app/features/brokers/partners.server.ts';
import { recordDisclosures } from '#app/features/ledger/commands.server.ts';
import type { DisclosureField, DisclosurePurpose } from '#app/features/ledger/disclosures.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

export type Reading = {
  caseId: string;
  fields: readonly DisclosureField[];
  /** Why a broker reads: to decide whether to take the request (`offered`), or to work on it. */
  level?: 'offered' | 'accepted';
  /** The one document that is opened. */
  documentId?: string;
  /** Why an administrator reads, where they have said it. */
  reason?: DisclosurePurpose | undefined;
};

/**
 * Writes into the data passport what a broker, an administrator or a program is being shown, once an hour for the same fields.
 * Everything that serves a person's data to somebody else calls it with what it serves. The caller has permitted
 * the viewer to read; for a person who reads their own, and for the system, it does nothing. Returns how many lines are new.
 */
export async function recordReadings(db: Db, viewer: Viewer, readings: readonly Reading[]): Promise<number> {
  const told = readings.filter(({ fields }) => fields.length > 0);
  if (told.length === 0) return 0;
  const recipient = await recipientOf(db, viewer);
  if (!recipient) return 0;
  const purposeOf = ({ level = 'accepted' }: Reading) =>
    level === 'offered' ? 'quote_request' : 'case_work';
  return recordDisclosures(
    db,
    viewer,
    told.map((reading) => ({
      caseId: reading.caseId,
      kind: 'viewed',
      recipient,
      fields: reading.fields,
      purpose:
        recipient.kind === 'broker' ? purposeOf(reading) : (reading.reason ?? PURPOSES[recipient.kind]),
      documentId: reading.documentId,
    })),
  );
}

const PURPOSES = { admin: 'oversight', program: 'program' } as const;

/** Who it is that reads, for the passport; null for people who read their own, and for the system. */
async function recipientOf(db: Db, viewer: Viewer) {
  if (viewer.kind === 'token') {
    return { kind: 'program' as const, id: viewer.id, name: `“${viewer.name}” of ${viewer.madeBy}` };
  }
  if (viewer.kind !== 'user' || viewer.role === 'client') return null;
  if (viewer.seenBy) return { kind: 'admin' as const, id: viewer.seenBy.id, name: viewer.seenBy.fullName };
  const { role: kind, id, fullName: name } = viewer;
  return { kind, id, name, ...(await licenceOf(db, viewer)) };
}

async function licenceOf(db: Db, viewer: Extract<Viewer, { kind: 'user' }>) {
  if (viewer.role !== 'broker') return {};
  const [licence] = await db
    .select({ brokerage: partners.brokerage, licenceNumber: partners.licenceNumber })
    .from(partners)
    .where(eq(partners.userId, viewer.id));
  return licence ?? {};
}
