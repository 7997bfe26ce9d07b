import { asc, eq } from 'drizzle-orm';
import { brokerOf } from '#app/features/cases/case-views.server.ts';
import { withdrawByLink } from '#app/features/cases/commands/withdraw-case.server.ts';
import { canTransition } from '#app/features/cases/lifecycle.ts';
import { findOpenAccess } from '#app/features/cases/locked-case.server.ts';
import type { TrackingSummary } from '#app/features/cases/schema.ts';
import { statusText } from '#app/features/cases/status-text.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { openByLink, type TrackingKey } from './open-link.server.ts';

/** What the owner of a mailbox may know of their case. Refuses what `openByLink` refuses. */
export async function readTracking(db: Db, key: TrackingKey): Promise<TrackingSummary> {
  const row = await openByLink(db, key);
  const [access, passport, requests] = await Promise.all([
    findOpenAccess(db, row.id),
    listPassport(db, row.id),
    listRequests(db, row.id),
  ]);
  return {
    reference: row.reference,
    type: row.type,
    title: row.title,
    status: row.status,
    statusText: statusText(row.status),
    promiseAt: row.promiseAt?.toISOString() ?? null,
    firstRespondedAt: row.firstRespondedAt?.toISOString() ?? null,
    broker: brokerOf(access),
    passport,
    requests,
    canWithdraw: canTransition(row.status, 'withdrawn', 'visitor'),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** Withdraws the case of a tracking link. Refuses what `openByLink` refuses, and (409) a closed case. */
export async function withdrawTracked(
  db: Db,
  input: TrackingKey & { reason?: string | undefined },
): Promise<void> {
  const row = await openByLink(db, input);
  await withdrawByLink(db, { caseId: row.id, reason: input.reason });
}

async function listRequests(db: Db, caseId: string): Promise<TrackingSummary['requests']> {
  const rows = await db
    .select({
      reference: quoteRequests.reference,
      sentAt: quoteRequests.createdAt,
      confirmedAt: quoteRequests.confirmedAt,
      withdrawnAt: quoteRequests.withdrawnAt,
    })
    .from(quoteRequests)
    .where(eq(quoteRequests.caseId, caseId))
    .orderBy(asc(quoteRequests.createdAt), asc(quoteRequests.id))
    .limit(100);
  return rows.map(({ reference, sentAt, confirmedAt, withdrawnAt }) => ({
    reference,
    sentAt: sentAt.toISOString(),
    isConfirmed: confirmedAt !== null,
    isWithdrawn: withdrawnAt !== null,
  }));
}
