import { eq } from 'drizzle-orm';
import { coverageName } from '#app/features/cases/rules/status-text.ts';
import { findContactMessage, holdMessage, tellOthers } from '#app/features/contact/inbox/inbox.server.ts';
import type { KeptMessage } from '#app/features/contact/inbox/schema.ts';
import { contactMessages, contactReplies, preparedRequests } from '#app/features/contact/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { newId, newToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { PreparedRequest, PrepareInput } from './schema.ts';

const LINK_DAYS = 30;
/** As much as the quote form takes as notes. */
const NOTE_CHARACTERS = 1000;

type On = { messageId: string; requestId: string };

/**
 * Mails the sender of a message a link to the quote form, filled in with what they wrote. They check it, agree to share it
 * and send it: nobody else can. Again, it replaces the link before. Refuses (409) what is a request already, spam, and a
 * message that somebody has prepared meanwhile.
 */
export async function prepareRequest(
  db: Db,
  viewer: Viewer,
  { messageId, requestId, type, was }: On & PrepareInput,
): Promise<KeptMessage> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const message = await holdMessage(tx, messageId);
    if (message.caseId) throw new AppError('conflict', 'This message has become a request already.');
    if (message.state === 'spam')
      throw new AppError('conflict', 'This message is marked as spam. Say first that it is not.');
    const ofMessage = eq(preparedRequests.messageId, messageId);
    const [before] = await tx.select().from(preparedRequests).where(ofMessage);
    if ((before?.preparedAt.toISOString() ?? null) !== was)
      throw new AppError('conflict', 'Someone else has emailed them a request. Review it and try again.');
    const token = newToken();
    const preparedAt = now();
    const prepared = {
      ...{ type, preparedAt, tokenHash: hashToken(token) },
      expiresAt: new Date(preparedAt.getTime() + LINK_DAYS * DAY_MS),
    };
    await tx
      .insert(preparedRequests)
      .values({ messageId, ...prepared })
      .onConflictDoUpdate({ target: preparedRequests.messageId, set: prepared });
    await tx.update(contactMessages).set({ state: 'replied' }).where(eq(contactMessages.id, messageId));
    const id = newId();
    const coverage = coverageName(type);
    await tx
      .insert(contactReplies)
      .values({ id, messageId, authorId: viewer.id, kind: 'request', body: coverage });
    await notify(tx, {
      kind: 'contact_request_ready',
      to: { email: message.email },
      data: { reference: message.reference, coverage, path: formPath(type, token) },
      occasion: id,
    });
    const thing = { kind: 'contact_message', id: messageId };
    await recordAudit(tx, viewer, { action: 'contact.request_prepared', thing, data: { type }, requestId });
    await tellOthers(tx);
    return findContactMessage(tx, messageId);
  });
}

/** Behind `#`, the token is in no log and in no referrer. */
const formPath = (type: string, token: string) => `/get-quote?type=${type}#token=${token}`;

/** What was prepared for whoever holds this token. Refuses an unknown one (404), and one that is over or used (410). */
export async function readPrepared(db: Db, token: string): Promise<PreparedRequest> {
  const [found] = await db
    .select()
    .from(preparedRequests)
    .innerJoin(contactMessages, eq(contactMessages.id, preparedRequests.messageId))
    .where(eq(preparedRequests.tokenHash, hashToken(token)));
  if (!found) throw notFound();
  const { prepared_requests: prepared, contact_messages: message } = found;
  if (message.caseId || prepared.expiresAt <= now())
    throw new AppError('gone', 'This link has been used, or is over. You can fill in the form yourself.');
  const { reference, fullName, email, phone } = message;
  return {
    ...{ reference, type: prepared.type, notes: message.message.slice(0, NOTE_CHARACTERS) },
    contact: { fullName, email, phone: phone ?? '' },
  };
}
