import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, isNull, lt, or } from 'drizzle-orm';
import { brokerOf } from '#app/features/cases/queries/case-views.server.ts';
import { type CaseRow, findCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { caseTitle } from '#app/features/cases/rules/status-text.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { currentQuotes } from '#app/features/cases/steps/quoting/current-quotes.server.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { isInMailList } from '#app/features/ledger/passport/in-mail-list.ts';
import { findCorrectedAddress, listPassport } from '#app/features/ledger/queries.server.ts';
import { withdrawShared } from '#app/features/quotes/consents/request-consents.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { mailAnotherLink } from '#app/features/quotes/tracking/links.server.ts';
import { lockMailbox } from '#app/features/quotes/tracking/mailbox.server.ts';
import type { Receipt } from '#app/features/quotes/tracking/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { brand } from '#content/brand.ts';

type Request = typeof quoteRequests.$inferSelect;

/**
 * A request as it was typed, for the browser that sent it: nothing of the case it belongs to, not even whether a
 * broker has it, unless no email leads to the page that says so; once its mailbox is proven, that it is, and whether the
 * answers were corrected or the case was withdrawn since. Refuses an unknown receipt (404) and one older than 90 days (410).
 */
export async function readReceipt(db: Db, token: string, sendsMail: boolean): Promise<Receipt> {
  const request = await findReceipt(db, token);
  const { fullName, email, phone, postalCode } = request.contact;
  const opened = await findOpened(db, request);
  const withdrawnAt = withdrawnWhen(request, opened);
  const corrected = await findCorrectedAddress(db, request.consentIds);
  return {
    reference: request.reference,
    type: request.type,
    title: caseTitle(request.type, request.answers),
    sentAt: request.createdAt.toISOString(),
    promiseAt: request.promiseAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    confirmedAt: request.confirmedAt?.toISOString() ?? null,
    isCorrected: opened !== null && isCorrected(opened, request),
    contact: {
      fullName,
      email,
      phone,
      postalCode,
      method: request.contactMethod,
      windows: request.windows,
      earliestOn: request.earliestOn,
    },
    answers: request.answers,
    corrected: corrected && { from: corrected.from, at: corrected.at.toISOString() },
    sendsMail,
    course: sendsMail || withdrawnAt ? null : await courseOf(db, request),
    had: sendsMail || !withdrawnAt ? null : await hadOf(db, request),
  };
}

/** How far the case has come that a request opened; of one that joined another, what is true of every request. */
async function courseOf(db: Db, { caseId, reference }: Request): Promise<Receipt['course']> {
  const found = await findCase(db, caseId);
  const { row, access } = found;
  if (row.reference !== reference) return RECEIVED;
  const broker = brokerOf(access);
  const quotes = currentQuotes(found, now());
  return {
    status: row.status,
    firstRespondedAt: row.firstRespondedAt?.toISOString() ?? null,
    hasQuote: quotes.length > 0,
    hasChosen: quotes.some(({ clientDecision }) => clientDecision === 'interested'),
    broker: broker && {
      fullName: broker.fullName,
      brokerage: broker.brokerage,
      hasAccepted: broker.acceptedAt !== null,
    },
    isOpened: (await listPassport(db, caseId)).some(({ kind }) => kind === 'viewed'),
  };
}

const RECEIVED: Receipt['course'] = {
  ...{ status: 'new', firstRespondedAt: null, hasQuote: false, hasChosen: false, broker: null },
  isOpened: false,
};

/** Who had been asked for the case that was withdrawn with its request, and who had opened it. Where the case goes on, nobody is named. */
async function hadOf(db: Db, { caseId, reference }: Request): Promise<Receipt['had']> {
  const { row } = await findCase(db, caseId);
  if (row.reference !== reference || row.status !== 'withdrawn')
    return { brokers: [], isOpenedByStaff: false };
  const entries = (await listPassport(db, caseId)).toReversed();
  const lines = Map.groupBy(
    entries.filter(({ recipient }) => recipient.kind === 'broker'),
    ({ recipient: { name, licenceNumber } }) => `${name} ${licenceNumber}`,
  );
  return {
    brokers: [...lines.values()].flatMap((ofOne) =>
      ofOne.slice(0, 1).map(({ recipient: { name, brokerage } }) => ({
        ...{ fullName: name, brokerage },
        hasOpened: ofOne.some(({ kind }) => kind === 'viewed'),
      })),
    ),
    isOpenedByStaff: entries.some(
      (entry) => entry.kind === 'viewed' && entry.recipient.kind === 'admin' && !isInMailList(entry),
    ),
  };
}

/**
 * Withdraws one request. When its case has no other, the case is withdrawn with it; else the case goes on and its
 * history says so. Refuses what `readReceipt` refuses, and (409) a request that is withdrawn already.
 */
export async function withdrawReceipt(
  db: Db,
  { token, reason }: { token: string; reason?: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, caseId, reference, consentIds } = await findReceipt(tx, token);
    const held = await holdCase(tx, caseId);
    const { row } = held;
    const reopenedAt = row.reference === reference ? row.reopenedAt : null;
    const isGoingOn = or(
      isNull(quoteRequests.withdrawnAt),
      reopenedAt ? lt(quoteRequests.withdrawnAt, reopenedAt) : undefined,
    );
    const withdrawn = await tx
      .update(quoteRequests)
      .set({ withdrawnAt: now() })
      .where(and(eq(quoteRequests.id, id), isGoingOn))
      .returning({ id: quoteRequests.id });
    if (withdrawn.length === 0) throw new AppError('conflict', 'This request has already been withdrawn.');
    await withdrawShared(tx, VISITOR, { consentIds, at: now() });
    // How far its case has come is not the sender's to know, so a closed one is no reason to refuse.
    if (!isOpenStatus(row.status)) return;
    const taken = { held, actor: 'visitor' as const };
    if (await isLastOfCase(tx, row)) {
      await takeHeldStep(tx, VISITOR, { ...taken, step: 'withdraw', input: reason ? { reason } : {} });
    } else {
      await takeHeldStep(tx, VISITOR, { ...taken, step: 'take_back', input: { requestId: id, reference } });
    }
  });
}

/**
 * Mails one more tracking link to the case of a request, to the address of the request and nobody else. Says nothing of
 * whether a mail was written: three a day go out. Refuses what `readReceipt` refuses.
 */
export async function mailReceiptAgain(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, caseId } = await findReceipt(tx, token);
    await mailAnotherLink(tx, await lockMailbox(tx, caseId), id);
  });
}

/** When a request was withdrawn, here or with its case; null once the case was reopened since. */
function withdrawnWhen({ withdrawnAt }: Request, opened: CaseRow | null): Date | null {
  if (opened?.status === 'withdrawn') return withdrawnAt ?? opened.closedAt;
  const isReopened = withdrawnAt && opened?.reopenedAt && opened.reopenedAt > withdrawnAt;
  return isReopened ? null : withdrawnAt;
}

/** The case that a request opened, once its mailbox is proven. A request that joined a case knows nothing of it. */
async function findOpened(db: Db, request: Request) {
  if (request.confirmedAt === null) return null;
  const { row } = await findCase(db, request.caseId);
  return row.reference === request.reference ? row : null;
}

/** Whether the case that this request opened says something else by now. */
function isCorrected(row: CaseRow, request: Request): boolean {
  const { contact, contactMethod, windows, answers } = request;
  const sent = [answers, contact.fullName, contact.phone, contactMethod, windows];
  return !isDeepStrictEqual(sent, [
    ...[row.details, row.contactFullName, row.contactPhone],
    ...[row.contactMethod, row.contactWindows],
  ]);
}

/** Whether a case that the form opened has no request left. One that came about otherwise is not the form's to end. */
async function isLastOfCase(tx: Db, row: { id: string; reference: string }): Promise<boolean> {
  const ofCase = eq(quoteRequests.caseId, row.id);
  const [left] = await tx
    .select({ requests: count() })
    .from(quoteRequests)
    .where(and(ofCase, isNull(quoteRequests.withdrawnAt)));
  if (left?.requests !== 0) return false;
  const [opener] = await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(ofCase, eq(quoteRequests.reference, row.reference)));
  return opener !== undefined;
}

/** The request of a receipt; refuses what `readReceipt` refuses. */
export async function findReceipt(db: Db, token: string) {
  const [request] = await db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.receiptTokenHash, hashToken(token)));
  if (!request) throw unknownReceipt();
  if (request.receiptExpiresAt <= now()) {
    throw new AppError('gone', `This link has expired. Please write to ${brand.email}.`);
  }
  return request;
}

function unknownReceipt(): AppError {
  return new AppError('not_found', 'No request was found for this link. Please check it.');
}
