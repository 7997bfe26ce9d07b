import { findClientAt } from '#app/features/accounts/queries.server.ts';
import { noteBecamePrivacy } from '#app/features/contact/commands.server.ts';
import { findContact } from '#app/features/contact/queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { ASKED_WORDS } from '#app/features/privacy/asked-words.ts';
import { dueDay } from '#app/features/privacy/request-deletion.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { newToken } from '#app/platform/ids.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { CONFIRM_PAGE } from './confirm-path.ts';
import type { FromMessageInput } from './schema.ts';

type Opening = FromMessageInput & { messageId: string; requestId: string };

/**
 * Makes a privacy request of a contact message, due from the day of the message, and mails its sender a link: a message
 * proves no mailbox, so nothing is released or deleted before they have confirmed. Refuses (409) spam, and what is open
 * already for the message or the account.
 */
export async function openFromMessage(
  db: Db,
  viewer: Viewer,
  { messageId, requestId, type }: Opening,
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    const message = await findContact(tx, messageId);
    if (!message) throw notFound();
    if (message.state === 'spam')
      throw new AppError('conflict', 'This message is marked as spam. Say first that it is not.');
    const { email } = message;
    const userId = await findClientAt(tx, email);
    const token = newToken();
    const dueOn = dueDay(message.createdAt);
    const asked = { type, userId, email, dueOn, contactMessageId: messageId };
    const [added] = await tx
      .insert(privacyRequests)
      .values({ ...asked, confirmTokenHash: hashToken(token) })
      .onConflictDoNothing()
      .returning({ id: privacyRequests.id });
    if (!added) throw new AppError('conflict', 'They already have an open privacy request of this kind.');
    const { reference } = message;
    const path = `${CONFIRM_PAGE}/${token}`;
    await notify(tx, {
      kind: 'privacy_request_opened',
      to: { email },
      data: { reference, type, dueOn, path },
      occasion: added.id,
    });
    await noteBecamePrivacy(tx, viewer, { messageId, body: ASKED_WORDS[type] });
    await announce(tx, { topics: ['privacy-requests'], roles: ['admin'] });
    const thing = { kind: 'privacy_request', id: added.id };
    const data = { type, messageId };
    await recordAudit(tx, viewer, { action: 'privacy.request_opened', thing, data, requestId });
  });
}
