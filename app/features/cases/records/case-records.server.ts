import { asc, eq } from 'drizzle-orm';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { certificateRequests } from '#app/features/cases/certificates/tables.server.ts';
import { informationRequests } from '#app/features/cases/information-requests/tables.server.ts';
import { quoteSummaries } from '#app/features/cases/quote-summaries/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

export type InformationRow = typeof informationRequests.$inferSelect;
export type SummaryRow = typeof quoteSummaries.$inferSelect;
export type CallRow = typeof bookedCalls.$inferSelect;
export type CertificateRow = typeof certificateRequests.$inferSelect;

/** What a broker and a client have put into a case, oldest first. */
export type CaseRecords = {
  requests: readonly InformationRow[];
  summaries: readonly SummaryRow[];
  certificates: readonly CertificateRow[];
  calls: readonly CallRow[];
};

export const NO_RECORDS: CaseRecords = { requests: [], summaries: [], certificates: [], calls: [] };

/** The tables that steps write besides the case itself. */
const TABLES = {
  information_request: informationRequests,
  quote_summary: quoteSummaries,
  certificate: certificateRequests,
  call: bookedCalls,
} as const;

type Tables = typeof TABLES;

/** A record that a step adds to the case, or changes. */
export type RecordChange = {
  [Name in keyof Tables]:
    | { record: Name; add: Omit<Tables[Name]['$inferInsert'], 'caseId'> }
    | { record: Name; id: string; set: Partial<Tables[Name]['$inferInsert']> };
}[keyof Tables];

/** One query after another: within a transaction they share one connection. */
export async function readRecords(db: Db, caseId: string): Promise<CaseRecords> {
  const requests = await readRequests(db, caseId);
  const summaries = await db
    .select()
    .from(quoteSummaries)
    .where(eq(quoteSummaries.caseId, caseId))
    .orderBy(asc(quoteSummaries.id));
  const certificates = await db
    .select()
    .from(certificateRequests)
    .where(eq(certificateRequests.caseId, caseId))
    .orderBy(asc(certificateRequests.id));
  const calls = await db
    .select()
    .from(bookedCalls)
    .where(eq(bookedCalls.caseId, caseId))
    .orderBy(asc(bookedCalls.id));
  return { requests, summaries, certificates, calls };
}

/** What was asked of the person, for rules that look at nothing else of a case. */
export async function readRequests(db: Db, caseId: string): Promise<InformationRow[]> {
  return db
    .select()
    .from(informationRequests)
    .where(eq(informationRequests.caseId, caseId))
    .orderBy(asc(informationRequests.id));
}

/** Writes what a step has decided about the records of a case, in the order given. */
export async function writeRecords(tx: Db, caseId: string, changes: readonly RecordChange[]): Promise<void> {
  for (const change of changes) {
    const table = TABLES[change.record];
    if ('add' in change) await tx.insert(table).values({ ...change.add, caseId } as never);
    else
      await tx
        .update(table)
        .set(change.set as never)
        .where(eq(table.id, change.id));
  }
}
