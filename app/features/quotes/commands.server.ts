import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { announceCase } from '#app/features/cases/access.server.ts';
import { askerOf, openCase } from '#app/features/cases/commands/open-case.server.ts';
import { OPEN_STATUSES } from '#app/features/cases/lifecycle.ts';
import { addEvent, type CaseRow, findOpenAccess } from '#app/features/cases/locked-case.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { recordConsents } from '#app/features/ledger/commands.server.ts';
import { ipPrefix } from '#app/features/ledger/ip-prefix.server.ts';
import type { ConsentMethod } from '#app/features/ledger/schema.ts';
import { addBusinessTime } from '#app/platform/business-hours.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { absoluteUrl } from '#app/platform/public-url.server.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { newsletterWanted } from './jobs.ts';
import { mailQuoteReceived, trackingPath } from './mail.server.ts';
import { readiness } from './readiness.ts';
import type { QuoteReceipt, QuoteRequest } from './schema.ts';
import { quoteRequests } from './tables.server.ts';
import { type ConsentWording, consentWordings } from './wording.ts';

/** The version of the questions that a case's answers follow; a change of their meaning is a new one. */
const ANSWERS_VERSION = 1;
const TRACKING_DAYS = 90;
const SAME_REQUEST_DAYS = 30;
const DAY_MS = 86_400_000;
const MINIMUM_SECONDS = 3;

export type SubmissionMeta = {
  ip: string;
  /** The path of the page with the form. */
  page: string;
  /** The caller's own name for this sending: the same key again gets the same answer. */
  idempotencyKey: string;
  method?: ConsentMethod;
  /** Where the request was put together: the form unless said otherwise. */
  source?: 'quote' | 'chat';
};

type Sending = { requestId: string; token: string; keyHash: string; bodyHash: string; meta: SubmissionMeta };

/**
 * Takes a quote request: one case per person and type, its consents, its confirmation and the search for a
 * broker, all or nothing. Refuses (422) a filled trap and a form sent in under 3 seconds, and (409) a key
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
    if (error instanceof KeyUsedError) return replay(db, sending);
    throw error;
  }
}

/** Undoes a sending whose key turns out to be used: looking first would cost every new request a statement. */
class KeyUsedError extends Error {}

async function take(tx: Db, viewer: Viewer, input: QuoteRequest, sending: Sending): Promise<QuoteReceipt> {
  const email = input.contact.email.toLowerCase();
  // Before anything is read: of fifty equal submissions at once, the second must see the case of the first.
  await lockUntilCommit(tx, `quote:${input.type}:${email}`);
  const consents = await storeConsents(tx, viewer, input, sending.meta);
  const known = await findOpenCase(tx, email, input.type);
  const row = known
    ? await attachTo(tx, viewer, known, input, sending)
    : await openNew(tx, viewer, input, { consentId: consents.share, source: sending.meta.source ?? 'quote' });
  const promiseAt = row.promiseAt ?? addBusinessTime(now(), { days: 1 });

  const stored = await tx
    .insert(quoteRequests)
    .values({
      id: sending.requestId,
      caseId: row.id,
      reference: row.reference,
      type: input.type,
      answers: input.answers,
      contactMethod: input.contact.contactMethod,
      windows: input.windows,
      earliestOn: input.earliestOn ?? null,
      completeness: row.readiness,
      idempotencyKeyHash: sending.keyHash,
      requestHash: sending.bodyHash,
      promiseAt,
      ipPrefix: ipPrefix(sending.meta.ip),
      trackingTokenHash: hashToken(sending.token),
      trackingExpiresAt: new Date(now().getTime() + TRACKING_DAYS * DAY_MS),
    })
    .onConflictDoNothing({ target: quoteRequests.idempotencyKeyHash })
    .returning({ id: quoteRequests.id });
  if (stored.length === 0) throw new KeyUsedError();
  const { requestId, token } = sending;
  // To the address of the case, which is the same but for letter case.
  const received = {
    caseId: row.id,
    requestId,
    reference: row.reference,
    to: row.contactEmail,
    promiseAt,
    token,
  };
  await mailQuoteReceived(tx, received);
  if (consents.newsletter) await enqueue(tx, newsletterWanted, { consentId: consents.newsletter });
  return receipt(row.reference, promiseAt, token);
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

/** The same person's open case of this type from the last 30 days. */
async function findOpenCase(tx: Db, email: string, type: CaseRow['type']): Promise<CaseRow | undefined> {
  const since = new Date(now().getTime() - SAME_REQUEST_DAYS * DAY_MS);
  const [row] = await tx
    .select()
    .from(cases)
    .where(
      and(
        eq(sql`lower(${cases.contactEmail})`, email),
        eq(cases.type, type),
        gt(cases.createdAt, since),
        inArray(cases.status, [...OPEN_STATUSES]),
      ),
    )
    .orderBy(desc(cases.createdAt))
    .limit(1)
    .for('update');
  return row;
}

/** Stores what was ticked, and returns the id of the consent to share, and of that to the newsletter if there is one. */
async function storeConsents(
  tx: Db,
  viewer: Viewer,
  input: QuoteRequest,
  meta: SubmissionMeta,
): Promise<{ share: string; newsletter: string | undefined }> {
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
  return { share, newsletter: idOf('newsletter') };
}

async function openNew(
  tx: Db,
  viewer: Viewer,
  input: QuoteRequest,
  { consentId, source }: { consentId: string; source: 'quote' | 'chat' },
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
    attribution: input.attribution ?? null,
    contact: contactOf(input),
  });
}

/**
 * Adds a sending to the case that is open already. The case's own contact data stays as it is: the sender has
 * not proved who they are, so what differs stands in the history, for the broker to ask about.
 */
async function attachTo(
  tx: Db,
  viewer: Viewer,
  known: CaseRow,
  input: QuoteRequest,
  { requestId }: Sending,
): Promise<CaseRow> {
  const isKept = known.promiseAt !== null && known.promiseAt > now();
  const promiseAt = isKept ? known.promiseAt : addBusinessTime(now(), { days: 1 });
  const version = sql`${cases.version} + 1`;
  await tx.update(cases).set({ promiseAt, version }).where(eq(cases.id, known.id));
  await addEvent(tx, viewer, askerOf(viewer), known.id, {
    kind: 'request',
    visibility: 'client',
    data: { requestId, contact: contactOf(input), answers: input.answers },
  });
  const access = await findOpenAccess(tx, known.id);
  await announceCase(tx, known, [access?.brokerId]);
  return { ...known, promiseAt, readiness: readiness(input.type, input.answers) };
}

function contactOf({ contact, windows, earliestOn }: QuoteRequest) {
  return {
    fullName: contact.fullName,
    email: contact.email,
    phone: contact.phone || null,
    method: contact.contactMethod,
    windows,
    earliestOn: earliestOn ?? null,
  };
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
  return Buffer.from(hashToken(`track:${requestId}:${idempotencyKey}`), 'hex').toString('base64url');
}

function receipt(reference: string, promiseAt: Date, token: string): QuoteReceipt {
  return { reference, promiseAt: promiseAt.toISOString(), trackingUrl: absoluteUrl(trackingPath(token)) };
}

function keyReused(): AppError {
  return new AppError(
    'conflict',
    'This Idempotency-Key was already used for another request. Please use a new one.',
  );
}
