import { asc, eq } from 'drizzle-orm';
import { hasAccountWith } from '#app/features/accounts/queries.server.ts';
import { describeCall } from '#app/features/cases/calls/queries.server.ts';
import { describeCertificate } from '#app/features/cases/certificates/queries.server.ts';
import { describeRequests } from '#app/features/cases/information-requests/queries.server.ts';
import {
  contactOf,
  earlierPolicyOf,
  personBrokerOf,
  policyOf,
  titleOf,
} from '#app/features/cases/queries/case-views.server.ts';
import { clocksOf } from '#app/features/cases/queries/clocks.server.ts';
import { describeSummaries } from '#app/features/cases/quote-summaries/queries.server.ts';
import { findCase, type HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { shownTurn, turnOfHeld } from '#app/features/cases/records/turns.server.ts';
import { stepsFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import { reopenedFor } from '#app/features/cases/rules/reopening/reopened.ts';
import { statusText } from '#app/features/cases/rules/status-text.ts';
import { takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { TrackingSummary } from '#app/features/quotes/tracking/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { openByLink, type TrackingKey } from './open-link.server.ts';
import { type LoggedIn, takeAlong } from './own-requests.server.ts';

/** What the owner of a mailbox may know of their case; logged in, they take it along. Refuses what `openByLink` refuses. */
export async function readTracking(
  db: Db,
  key: TrackingKey,
  { isQuotesOn = true, by }: { isQuotesOn?: boolean; by?: LoggedIn } = {},
): Promise<TrackingSummary> {
  const opened = await openByLink(db, key);
  const row = by ? await takeAlong(db, opened, by) : opened;
  const [held, passport, requests] = await Promise.all([
    findCase(db, row.id),
    listPassport(db, row.id),
    listRequests(db, row.id),
  ]);
  return {
    reference: row.reference,
    type: row.type,
    title: titleOf(held.row),
    status: row.status,
    statusText: statusText(row.status),
    promiseAt: row.promiseAt?.toISOString() ?? null,
    firstRespondedAt: row.firstRespondedAt?.toISOString() ?? null,
    broker: personBrokerOf(held.access),
    passport,
    requests,
    ...(await workOf(db, held, isQuotesOn)),
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
  const { reason } = input;
  await takeStepByLink(db, VISITOR, { caseId: row.id, step: 'withdraw', input: reason ? { reason } : {} });
}

/** What is asked and quoted, and what the person may do about it. */
async function workOf(db: Db, held: HeldCase, isQuotesOn: boolean) {
  const { row, records } = held;
  const steps = stepsFor(held, 'visitor', now());
  return {
    steps,
    canWithdraw: steps.includes('withdraw'),
    clocks: clocksOf(held, 'visitor'),
    call: describeCall(records),
    turn: shownTurn(turnOfHeld(held), 'person'),
    agreed: policyOf(row),
    earlierPolicy: earlierPolicyOf(held, 'visitor'),
    reopened: reopenedFor(row),
    contact: contactOf(row),
    isInAccount: row.clientId !== null,
    hasAccount: row.clientId !== null || (await hasAccountWith(db, row.contactEmail)),
    city: row.city,
    postalCode: row.postalCode,
    answers: row.details,
    informationRequests: await describeRequests(db, records.requests),
    certificates: records.certificates.map(describeCertificate),
    quotes: {
      isOn: isQuotesOn,
      items: isQuotesOn ? await describeSummaries(db, held, records.summaries) : [],
    },
  };
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
