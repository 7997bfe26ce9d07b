import { eq } from 'drizzle-orm';
import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { coverageName } from '#app/features/cases/rules/status-text.ts';
import { openCase } from '#app/features/cases/steps/opening/open-case.server.ts';
import { recordConsents } from '#app/features/ledger/commands.server.ts';
import { ipPrefix } from '#app/features/ledger/ip-prefix.server.ts';
import type { ConsentMethod } from '#app/features/ledger/schema.ts';
import { readiness } from '#app/features/quotes/answers/readiness.ts';
import { type ConsentWording, consentWordings } from '#app/features/quotes/consents/wording.ts';
import { newsletterWanted, preparedRequestSent } from '#app/features/quotes/jobs.ts';
import { requireFewUnconfirmed, type Sender } from '#app/features/quotes/proof/unconfirmed.server.ts';
import { languageWords } from '#app/features/quotes/reach/language-words.ts';
import { wishInWords } from '#app/features/quotes/reach/wish-and-promise.ts';
import type { QuoteReceipt, QuoteRequest } from '#app/features/quotes/schema.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { linkSameMailbox } from '#app/features/quotes/tracking/confirm.server.ts';
import { LINK_DAYS, mailLink } from '#app/features/quotes/tracking/links.server.ts';
import { mailboxKey, ownsMailbox } from '#app/features/quotes/tracking/mailbox.server.ts';
import { receiptPath } from '#app/features/quotes/tracking/paths.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { type Db, lockUntilCommit, sendWithNext } from '#app/platform/database/database.server.ts';
import { isUniqueViolation } from '#app/platform/database/failures.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { absoluteUrl } from '#app/platform/process/public-url.server.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { contactOf, findCaseToJoin, joinCase, typedContact } from './join-case.server.ts';

/** The version of the questions that a case's answers follow; a change of their meaning is a new one. */
const ANSWERS_VERSION = 1;
const MINIMUM_SECONDS = 3;
const KEY_INDEX = 'quote_requests_idempotency_key';

type Source = 'quote' | 'chat' | 'contact';

export type SubmissionMeta = {
  ip: string;
  /** The path of the page with the form. */
  page: string;
  /** The caller's own name for this sending: the same key again gets the same answer. */
  idempotencyKey: string;
  method?: ConsentMethod;
  /** Who sends, by network, and whether work was proven; left out where limits are off. */
  sender?: Sender | undefined;
  /** Where the request was put together: the form unless said otherwise. */
  source?: Source;
  /** Where they said to live, where no postal code was asked for. */
  city?: string | null;
  /** What was mailed to somebody with the form that was filled in from their contact message. */
  preparedToken?: string | undefined;
};

type Sending = { requestId: string; token: string; keyHash: string; bodyHash: string; meta: SubmissionMeta };

/**
 * Takes a quote request: its case, its consents, the mail to its address and the search for a broker, all or
 * nothing. It joins an open case only where nobody can capture it by that (`findCaseToJoin`). Refuses (422) a filled trap and a form sent in under 3 seconds, and (409) a key
 * that was used for another request. The same request again gets the answer of the first time.
 */
export async function submitQuote(
  db: Db,
  viewer: Viewer,
  input: QuoteRequest,
  meta: SubmissionMeta,
): Promise<QuoteReceipt> {
  refuseRobots(input);
  const requestId = newId();
  const keyHash = hashToken(meta.idempotencyKey);
  const bodyHash = hashToken(JSON.stringify(bodyOf(input)));
  const sending = { requestId, token: tokenFor(meta.idempotencyKey, requestId), keyHash, bodyHash, meta };
  try {
    return await db.transaction((tx) => take(tx, viewer, input, sending));
  } catch (error) {
    // Looking first would cost every new request a statement.
    if (isUniqueViolation(error, KEY_INDEX)) return replay(db, sending);
    throw error;
  }
}

async function take(tx: Db, viewer: Viewer, input: QuoteRequest, sending: Sending): Promise<QuoteReceipt> {
  const email = input.contact.email.toLowerCase();
  // Before anything is read: of fifty equal submissions at once, the second must see the case of the first.
  await lockUntilCommit(tx, mailboxKey(email));
  const isOwner = await ownsMailbox(tx, viewer, email);
  if (sending.meta.sender && !isOwner) await requireFewUnconfirmed(tx, sending.meta.sender);
  const consents = await storeConsents(tx, viewer, input, sending.meta);
  const { preparedToken } = sending.meta;
  const source = preparedToken ? 'contact' : (sending.meta.source ?? 'quote');
  const known = await findCaseToJoin(tx, viewer, input, { isOwner, source });
  const row =
    known?.row ??
    (await openNew(tx, viewer, input, {
      consentId: consents.share,
      source,
      isOwner,
      city: sending.meta.city,
    }));
  // The sender learns from nothing in the answer whether there was a case: reference and promise are the request's own.
  const reference = known ? newReference() : row.reference;
  const promiseAt = promisedBy(now(), input.earliestOn ?? null);
  const { requestId, token } = sending;
  await sendWithNext(
    tx,
    tx.insert(quoteRequests).values({
      id: requestId,
      caseId: row.id,
      reference,
      type: input.type,
      answers: input.answers,
      contact: typedContact(input),
      contactMethod: input.contact.contactMethod,
      windows: input.windows,
      earliestOn: input.earliestOn ?? null,
      completeness: readiness(input.type, input.answers),
      idempotencyKeyHash: sending.keyHash,
      requestHash: sending.bodyHash,
      promiseAt,
      ipPrefix: ipPrefix(sending.meta.ip),
      networkKey: sending.meta.sender?.networkKey ?? null,
      receiptTokenHash: hashToken(token),
      receiptExpiresAt: new Date(now().getTime() + LINK_DAYS * DAY_MS),
      consentIds: consents.ids,
      confirmedAt: isOwner ? now() : null,
    }),
  );
  if (known) await joinCase(tx, viewer, known, input, { requestId, reference, isConfirmed: isOwner });
  else if (isOwner) await linkSameMailbox(tx, row);
  await mailLink(tx, row, {
    requestId,
    reference,
    promiseAt,
    isJoined: known !== undefined,
    isConfirmed: isOwner,
    coverage: coverageName(input.type, input.answers),
    language: languageWords(input.answers.language),
    ...wishInWords(contactOf(input), { from: now(), by: promiseAt }),
  });
  if (preparedToken) {
    const sent = { tokenHash: hashToken(preparedToken), caseId: row.id };
    await enqueue(tx, preparedRequestSent, sent);
  }
  if (consents.newsletter) await enqueue(tx, newsletterWanted, { consentId: consents.newsletter });
  return receipt(reference, promiseAt, token);
}

async function replay(db: Db, { keyHash, bodyHash, meta }: Sending): Promise<QuoteReceipt> {
  const [earlier] = await db
    .select({
      id: quoteRequests.id,
      requestHash: quoteRequests.requestHash,
      reference: quoteRequests.reference,
      promiseAt: quoteRequests.promiseAt,
    })
    .from(quoteRequests)
    .where(eq(quoteRequests.idempotencyKeyHash, keyHash));
  if (earlier?.requestHash !== bodyHash) throw keyReused();
  return receipt(earlier.reference, earlier.promiseAt, tokenFor(meta.idempotencyKey, earlier.id));
}

/** Stores what was ticked, and returns the ids: of all, of the consent to share, and of that to the newsletter if there is one. */
async function storeConsents(
  tx: Db,
  viewer: Viewer,
  input: QuoteRequest,
  meta: SubmissionMeta,
): Promise<{ ids: string[]; share: string; newsletter: string | undefined }> {
  const { contact, consent } = input;
  const ticked = consentWordings(consent.wordingVersion).filter(({ field }) => consent[field]);
  const ids = await recordConsents(
    tx,
    viewer,
    ticked.map(({ purpose, text }) => ({
      email: contact.email,
      phone: contact.phone,
      purpose,
      text,
      textVersion: consent.wordingVersion,
      page: meta.page,
      method: meta.method ?? 'web_form',
      ip: meta.ip,
    })),
  );
  const idOf = (field: ConsentWording['field']) =>
    ids[ticked.findIndex((wording) => wording.field === field)];
  const share = idOf('share');
  if (!share) throw new Error('A quote request without the consent to share got past its schema.');
  return { ids, share, newsletter: idOf('newsletter') };
}

async function openNew(
  tx: Db,
  viewer: Viewer,
  input: QuoteRequest,
  {
    consentId,
    source,
    isOwner,
    city,
  }: { consentId: string; source: Source; isOwner: boolean; city: SubmissionMeta['city'] },
): Promise<CaseRow> {
  const { contact } = input;
  return openCase(tx, viewer, {
    type: input.type,
    source,
    details: input.answers,
    schemaVersion: ANSWERS_VERSION,
    readiness: readiness(input.type, input.answers),
    consentId,
    postalCode: contact.postalCode || null,
    ...(city && { city }),
    attribution: input.attribution ?? null,
    emailConfirmedAt: isOwner ? now() : null,
    contact: contactOf(input),
  });
}

function refuseRobots({ website, startedAt }: QuoteRequest): void {
  // Said openly: an autofill that fills the trap is a person, who would otherwise wait for a call in vain.
  if (website) throw invalid({ website: 'Please leave this field empty' });
  if (!startedAt) return;
  const seconds = (now().getTime() - Date.parse(startedAt)) / 1000;
  // A device whose clock runs ahead tells nothing, and its owner is no robot for that.
  if (seconds >= 0 && seconds < MINIMUM_SECONDS) {
    throw invalid({ startedAt: 'That was very quick. Please check your request and send it again' });
  }
}

/** What makes two sendings the same request: everything but the moment the form was opened. */
function bodyOf({ startedAt: _, ...body }: QuoteRequest): object {
  return body;
}

/** Derived, so that a replay can be given the same link although only the token's hash is stored. */
function tokenFor(idempotencyKey: string, requestId: string): string {
  return Buffer.from(hashToken(`receipt:${requestId}:${idempotencyKey}`), 'hex').toString('base64url');
}

function receipt(reference: string, promiseAt: Date, token: string): QuoteReceipt {
  return { reference, promiseAt: promiseAt.toISOString(), receiptUrl: absoluteUrl(receiptPath(token)) };
}

function keyReused(): AppError {
  return new AppError(
    'conflict',
    'This Idempotency-Key was already used for another request. Please use a new one.',
  );
}
