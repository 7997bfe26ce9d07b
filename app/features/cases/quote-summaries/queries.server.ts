import { eq } from 'drizzle-orm';
import { namedBrokers } from '#app/features/cases/queries/broker/broker-names.server.ts';
import { isBeforeAccepting, openFor } from '#app/features/cases/queries/open-for.server.ts';
import type { SummaryRow } from '#app/features/cases/records/case-records.server.ts';
import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { standingOf } from '#app/features/cases/steps/quoting/current-quotes.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { QuoteSummaries, QuoteSummary } from './schema.ts';
import { quoteSummaries } from './tables.server.ts';

/** The quotes of a case in the order they were sent, also those that a newer one took the place of. */
export async function listQuoteSummaries(
  db: Db,
  viewer: Viewer,
  caseId: string,
): Promise<Pick<QuoteSummaries, 'items' | 'author'>> {
  const opened = await openFor(db, viewer, 'read', caseId);
  if (isBeforeAccepting(opened)) return { items: [] };
  const items = await describeSummaries(db, opened, opened.records.summaries);
  if (opened.actor !== 'broker' || !opened.access) return { items };
  const { fullName, brokerage, licenceNumber } = opened.access;
  return { items, author: { fullName, brokerage, licenceNumber } };
}

/** Quotes as they are answered, with whose words they are. The caller has permitted the reader. */
export async function describeSummaries(
  db: Db,
  held: Pick<HeldCase, 'access'>,
  rows: readonly SummaryRow[],
): Promise<QuoteSummary[]> {
  const names = await namedBrokers(
    db,
    rows.map(({ brokerId }) => brokerId),
  );
  return rows.map((row) => ({
    ...row,
    standing: standingOf(row, held, now()),
    decision: row.clientDecision,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    broker: names.get(row.brokerId) ?? { fullName: 'A broker', brokerage: '', licenceNumber: '' },
    sentAt: row.createdAt.toISOString(),
  }));
}

/** The case of a summary; 404 when there is none. */
export async function caseOfSummary(db: Db, summaryId: string): Promise<string> {
  const [found] = await db
    .select({ caseId: quoteSummaries.caseId })
    .from(quoteSummaries)
    .where(eq(quoteSummaries.id, summaryId));
  if (!found) throw notFound();
  return found.caseId;
}
