import { eq } from 'drizzle-orm';
import { readAccount } from '#app/features/accounts/queries.server.ts';
import { listUnclaimedOfMailbox } from '#app/features/cases/queries/by-mailbox.server.ts';
import { listSentCases, listSentOfMailbox } from '#app/features/cases/queries/sent-cases.server.ts';
import { findContactMessage } from '#app/features/contact/inbox/inbox.server.ts';
import { listMessagesOf } from '#app/features/contact/queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { listConsents, listPassport } from '#app/features/ledger/queries.server.ts';
import { keyOf } from '#app/features/notifications/notify.server.ts';
import { type ExportParts, exportOwnData } from '#app/features/privacy/export.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { keptTextOf } from '#app/platform/mail/outbox.server.ts';
import { now } from '#app/platform/now.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';

type On = { id: string; requestId: string };

/** Who is to be answered: read when an answer is written, and written down. Refuses (404) an unknown request. */
export async function readAsker(db: Db, viewer: Viewer, { id, requestId }: On) {
  requireAdmin(viewer);
  const request = await find(db, id);
  const thing = { kind: 'privacy_request', id };
  await recordAudit(db, viewer, { action: 'privacy.request_read', thing, data: {}, requestId });
  return {
    ...{ name: await nameOf(db, request), email: request.email },
    confirmLink: await linkOf(db, request),
    held: await countHeld(db, request),
  };
}

/** How much a copy of theirs holds, so that its answer can be written without opening it. */
async function countHeld(db: Db, { email, userId }: Row) {
  const own = userId ? await listSentCases(db, userId) : [];
  const [unclaimed, messages] = [await listUnclaimedOfMailbox(db, email), await listMessagesOf(db, email)];
  return { withAccount: own.length, withoutAccount: unclaimed.length, messages: messages.length };
}

/** The link that confirms a request, from the email that holds it and was kept here; null once it is confirmed, or went out. */
async function linkOf(
  db: Db,
  { id, email, state, confirmTokenHash, confirmedAt }: Row,
): Promise<string | null> {
  if (state !== 'open' || !confirmTokenHash || confirmedAt) return null;
  const key = keyOf({ kind: 'privacy_request_opened', to: { email }, occasion: id });
  const text = key ? await keptTextOf(db, key) : null;
  return text?.split(/\s+/).find((word) => word.includes('/privacy/confirm/')) ?? null;
}

type Row = typeof privacyRequests.$inferSelect;

async function nameOf(db: Db, { userId, contactMessageId }: Row): Promise<string | null> {
  if (userId) return (await readAccount(db, userId)).fullName;
  return contactMessageId ? (await findContactMessage(db, contactMessageId)).fullName : null;
}

async function find(db: Db, id: string): Promise<Row> {
  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  if (!request) throw notFound();
  return request;
}

/**
 * What we hold of somebody who asked for a copy, to hand over where no email reaches them: what they would save themselves,
 * and what came from their mailbox without an account. Refuses (409) a request that is no open and confirmed one for a copy.
 */
export async function makeCopy(db: Db, viewer: Viewer, { id, requestId, ...how }: On & ExportParts) {
  requireAdmin(viewer);
  const { type, state, email, userId, confirmTokenHash, confirmedAt } = await find(db, id);
  if (type !== 'access' || state !== 'open')
    throw new AppError('conflict', 'Nobody waits for this copy. Review the request and try again.');
  if (confirmTokenHash && !confirmedAt)
    throw new AppError('conflict', 'They have not confirmed yet that they asked for it.');
  const thing = { kind: 'privacy_request', id };
  await recordAudit(db, viewer, { action: 'privacy.copy_made', thing, data: {}, requestId });
  const unclaimed = await listUnclaimedOfMailbox(db, email);
  const seenBy = new Map(
    await Promise.all(unclaimed.map(async (one) => [one.reference, await listPassport(db, one.id)] as const)),
  );
  const sent = await listSentOfMailbox(db, email);
  return {
    madeAt: now().toISOString(),
    email,
    ...(userId && { account: await ownDataOf(db, viewer, userId, how) }),
    messages: await listMessagesOf(db, email),
    consents: await listConsents(db, email),
    requests: sent.map(({ id: _, ...one }) => ({ ...one, seenBy: seenBy.get(one.reference) ?? [] })),
  };
}

/** As they read it themselves; the passport of each of their requests names who has looked. */
async function ownDataOf(db: Db, admin: Extract<Viewer, { kind: 'user' }>, userId: string, how: ExportParts) {
  const { id, role, fullName } = await readAccount(db, userId);
  const seenBy = { id: admin.id, fullName: admin.fullName };
  return exportOwnData(db, { kind: 'user', id, role, fullName, seenBy }, how);
}
