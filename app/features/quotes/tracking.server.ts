import { eq, sql } from 'drizzle-orm';
import { brokerOf } from '#app/features/cases/queries/case-views.server.ts';
import { type CaseRow, withAccess } from '#app/features/cases/records/held-case.server.ts';
import { stepsFor } from '#app/features/cases/rules/find-row.ts';
import { statusText } from '#app/features/cases/rules/status-text.ts';
import type { TrackingSummary } from '#app/features/cases/schema.ts';
import { takeStepByLink } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { brand } from '#content/brand.ts';
import { quoteRequests } from './tables.server.ts';
import { passesTrackCheck, trackCheckFor } from './track-check.ts';

/** A tracking link and the answer to its question; without an answer the question is asked (422). */
export type TrackingKey = { token: string; check: string | undefined };

/** Ten thousand answers are possible, so ten tries leave a guesser one chance in a thousand. */
const TRIES = 10;

/** What to ask the person who has this link. Refuses an unknown link (404) and an expired or locked one (410). */
export async function readTrackingQuestion(db: Db, token: string): Promise<{ question: string }> {
  const { row } = await findByLink(db, token);
  return { question: trackCheckFor(row).question };
}

/**
 * What a visitor may know of their own request. Refuses an unknown link and a wrong answer alike (404), and
 * (410) an expired link and one with ten wrong answers in a row.
 */
export async function readTracking(db: Db, key: TrackingKey): Promise<TrackingSummary> {
  const row = await openByLink(db, key);
  const [held, passport] = await Promise.all([withAccess(db, row), listPassport(db, row.id)]);
  return {
    reference: row.reference,
    type: row.type,
    title: row.title,
    status: row.status,
    statusText: statusText(row.status),
    promiseAt: row.promiseAt?.toISOString() ?? null,
    firstRespondedAt: row.firstRespondedAt?.toISOString() ?? null,
    broker: brokerOf(held.access),
    passport,
    canWithdraw: stepsFor(held, 'visitor', now()).includes('withdraw'),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** Withdraws the request of a tracking link. Refuses what `readTracking` refuses, and (409) a closed case. */
export async function withdrawTracked(
  db: Db,
  input: TrackingKey & { reason?: string | undefined },
): Promise<void> {
  const row = await openByLink(db, input);
  const { reason } = input;
  await takeStepByLink(db, VISITOR, { caseId: row.id, step: 'withdraw', input: reason ? { reason } : {} });
}

/**
 * Opens the case behind a link. The link's row is held while the answer is checked, so that many guesses at once
 * are counted one by one.
 */
async function openByLink(db: Db, { token, check }: TrackingKey): Promise<CaseRow> {
  const opened = await db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(eq(quoteRequests.trackingTokenHash, hashToken(token)))
      .for('update');
    const { request, row } = held ? await findByLink(tx, token) : { request: null, row: null };
    if (!request) return null;
    if (check === undefined) throw invalid({ last4: trackCheckFor(row).question });
    // Against the case's own contact data, not this sending's: somebody who knows only an email address must
    // not get to the case behind it by sending the form again with a phone number of their own.
    const isRight = passesTrackCheck(row, check);
    if (!isRight) await setFailures(tx, request.id, sql`${quoteRequests.trackingFailures} + 1`);
    else if (request.trackingFailures > 0) await setFailures(tx, request.id, sql`0`);
    return isRight ? row : null;
  });
  if (!opened) throw unknownLink();
  return opened;
}

async function findByLink(db: Db, token: string) {
  const [found] = await db
    .select({ request: quoteRequests, row: cases })
    .from(quoteRequests)
    .innerJoin(cases, eq(cases.id, quoteRequests.caseId))
    .where(eq(quoteRequests.trackingTokenHash, hashToken(token)));
  if (!found) throw unknownLink();
  if (found.request.trackingExpiresAt <= now()) {
    throw new AppError('gone', `This link has expired. Please write to ${brand.email}.`);
  }
  if (found.request.trackingFailures >= TRIES) {
    throw new AppError(
      'gone',
      `This link is locked after ${TRIES} wrong answers. Please write to ${brand.email}.`,
    );
  }
  return found;
}

async function setFailures(
  db: Db,
  requestId: string,
  trackingFailures: ReturnType<typeof sql>,
): Promise<void> {
  await db.update(quoteRequests).set({ trackingFailures }).where(eq(quoteRequests.id, requestId));
}

function unknownLink(): AppError {
  return new AppError('not_found', 'No request was found for this link and answer. Please check both.');
}
