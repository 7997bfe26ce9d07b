import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import type { PassportEntry } from './schema.ts';
import { disclosures } from './tables.server.ts';

/** Enough for months of a case that somebody opens every hour of every working day. */
const PASSPORT_LIMIT = 500;

/** The data passport of a case, newest first. The caller has permitted the viewer to see the case. */
export async function listPassport(db: Db, caseId: string): Promise<PassportEntry[]> {
  return readEntries(db, eq(disclosures.caseId, caseId));
}

/** Who opened these documents, newest first. The caller has permitted the viewer to know. */
export async function listOpenings(db: Db, documentIds: readonly string[]): Promise<PassportEntry[]> {
  if (documentIds.length === 0) return [];
  return readEntries(
    db,
    and(eq(disclosures.kind, 'viewed'), inArray(disclosures.documentId, [...documentIds])),
  );
}

async function readEntries(db: Db, where: SQL | undefined): Promise<PassportEntry[]> {
  const rows = await db
    .select({
      id: disclosures.id,
      kind: disclosures.kind,
      recipientKind: disclosures.recipientKind,
      recipientName: disclosures.recipientName,
      brokerage: disclosures.brokerage,
      licenceNumber: disclosures.licenceNumber,
      fields: disclosures.fields,
      purpose: disclosures.purpose,
      documentId: disclosures.documentId,
      at: disclosures.at,
    })
    .from(disclosures)
    .where(where)
    .orderBy(desc(disclosures.at), desc(disclosures.id))
    .limit(PASSPORT_LIMIT);
  return rows.map(({ recipientKind, recipientName, brokerage, licenceNumber, at, ...row }) => ({
    ...row,
    recipient: { kind: recipientKind, name: recipientName, brokerage, licenceNumber },
    at: at.toISOString(),
  }));
}
