import { eq } from 'drizzle-orm';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { type CaseRow, type HeldCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { coverageName } from '#app/features/cases/rules/status-text.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { openCase } from '#app/features/cases/steps/opening/open-case.server.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { recordConsents, withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { listStandingConsents } from '#app/features/ledger/queries.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import { newsletterMisaddressed, newsletterWanted } from '#app/features/quotes/jobs.ts';
import { languageWords } from '#app/features/quotes/reach/language-words.ts';
import { wishInWords } from '#app/features/quotes/reach/wish-and-promise.ts';
import { quoteRequests, trackingLinks } from '#app/features/quotes/tables.server.ts';
import { mailLink } from '#app/features/quotes/tracking/links.server.ts';
import { lockMailbox } from '#app/features/quotes/tracking/mailbox.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { findReceipt } from './receipt.server.ts';

type Correction = { token: string; email: string; page: string; ip: string };
type Request = typeof quoteRequests.$inferSelect;

/**
 * Corrects the email address of a request that nobody has confirmed, by the browser that sent it. The links that went to
 * the old address end, which is told that it was a mistake; the new one is asked to confirm, and what was agreed to is
 * recorded for it in the words it was agreed to in. Whether the request had joined a case that is open at the old address
 * does not show: it leaves that case as if it had been withdrawn there, and becomes a case of its own. Refuses what
 * `readReceipt` refuses, the same address (422), and a request that is confirmed, withdrawn or closed (409).
 */
export async function correctAddress(db: Db, { token, email, page, ip }: Correction): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMailbox(tx, (await findReceipt(tx, token)).caseId);
    // Again: it may have been confirmed while we waited.
    const request = await findReceipt(tx, token);
    requireCorrectable(request, email);
    const held = await holdCase(tx, request.caseId);
    const { consentIds, consentId } = await carryConsents(tx, request, { email, page, ip });
    const corrected = { ...request, contact: { ...request.contact, email } };
    const isItsOwn = held.row.reference === request.reference;
    const row = isItsOwn
      ? await correctCase(tx, held, { email, consentId })
      : await leaveCase(tx, held, corrected, consentId);
    await tx
      .update(quoteRequests)
      .set({ contact: corrected.contact, caseId: row.id, consentIds })
      .where(eq(quoteRequests.id, request.id));
    await tx.delete(trackingLinks).where(eq(trackingLinks.requestId, request.id));
    await notify(tx, {
      kind: 'quote_misaddressed',
      to: { email: request.contact.email },
      data: { reference: request.reference },
      caseId: row.id,
    });
    await mailLink(tx, row, {
      requestId: request.id,
      reference: request.reference,
      promiseAt: request.promiseAt,
      isJoined: false,
      isConfirmed: false,
      coverage: coverageName(request.type, request.answers),
      language: languageWords(request.answers.language),
      ...wishInWords(contactOf(corrected), { from: now(), by: request.promiseAt }),
    });
  });
}

function requireCorrectable({ withdrawnAt, confirmedAt, contact }: Request, email: string): void {
  if (withdrawnAt) throw new AppError('conflict', 'This request has already been withdrawn.');
  if (confirmedAt)
    throw new AppError('conflict', 'This email address has been confirmed, so it stays as it is.');
  if (contact.email.toLowerCase() === email.toLowerCase())
    throw invalid({ email: 'This is the address we have. Enter the right one' });
}

/** The case that the request opened goes on with the other address. */
async function correctCase(
  tx: Db,
  held: HeldCase,
  input: { email: string; consentId: string | null },
): Promise<CaseRow> {
  if (!isOpenStatus(held.row.status)) throw closed();
  const taken = { held, actor: 'visitor' as const };
  return (await takeHeldStep(tx, VISITOR, { ...taken, step: 'correct_address', input })).row;
}

/** The case at the old address goes on without the request, which gets one of its own with the promise it was given. */
async function leaveCase(
  tx: Db,
  held: HeldCase,
  request: Request,
  consentId: string | null,
): Promise<CaseRow> {
  const { id, reference, type, answers, contact, completeness, promiseAt } = request;
  const [taken] = await tx
    .select({ id: namedCases.id })
    .from(namedCases)
    .where(eq(namedCases.reference, reference));
  // It opened a case once, which was since put together with another.
  if (taken) throw closed();
  if (isOpenStatus(held.row.status)) {
    const input = { requestId: id, reference };
    await takeHeldStep(tx, VISITOR, { held, actor: 'visitor', step: 'take_back', input });
  }
  return openCase(tx, VISITOR, {
    ...{ type, consentId, reference, promiseAt },
    source: 'quote',
    details: answers,
    schemaVersion: held.row.schemaVersion,
    readiness: completeness,
    postalCode: contact.postalCode,
    contact: contactOf(request),
  });
}

function contactOf({ contact, contactMethod, windows, earliestOn }: Request) {
  const { fullName, email, phone } = contact;
  return { fullName, email, phone, method: contactMethod, windows, earliestOn };
}

/** Records what was agreed to with the request for the new address, and ends it for the old: the new consents, and that to share. */
async function carryConsents(tx: Db, request: Request, { email, page, ip }: Omit<Correction, 'token'>) {
  const given = await listStandingConsents(tx, request.consentIds);
  const ids = await recordConsents(
    tx,
    VISITOR,
    given.map(({ id, carriedFrom, purpose, textVersion, phone, method }) => ({
      ...{ email, phone, purpose, textVersion, method, page, ip },
      text: wordingOf(purpose, textVersion),
      carriedFrom: carriedFrom ?? id,
    })),
  );
  for (const { id } of given) await withdrawConsent(tx, VISITOR, { consentId: id });
  const idOf = (wanted: string) => ids[given.findIndex(({ purpose }) => purpose === wanted)];
  const newsletter = idOf('newsletter');
  const mistaken = given.find(({ purpose }) => purpose === 'newsletter');
  if (mistaken) await enqueue(tx, newsletterMisaddressed, { consentId: mistaken.id });
  if (newsletter) await enqueue(tx, newsletterWanted, { consentId: newsletter });
  return { consentIds: ids, consentId: idOf('share_broker') ?? null };
}

function wordingOf(purpose: string, version: string): string {
  const wording = consentWordings(version).find((one) => one.purpose === purpose);
  if (!wording) throw new Error(`There are no words for a consent to ${purpose} of ${version}.`);
  return wording.text;
}

function closed(): AppError {
  return new AppError('conflict', 'This request is closed. Please send a new one with the right address.');
}
