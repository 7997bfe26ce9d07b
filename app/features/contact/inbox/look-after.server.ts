import { and, eq, isNull } from 'drizzle-orm';
import { findReachable } from '#app/features/accounts/queries.server.ts';
import { contactMessages, contactReplies } from '#app/features/contact/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { findContactMessage, tellOthers } from './inbox.server.ts';
import type { AssigneeInput, KeptMessage, NoteInput } from './schema.ts';

type On = { messageId: string; requestId: string };

/**
 * Gives a message to an administrator, or to nobody; who gets it from somebody else is told. Refuses (409) when it went
 * to somebody meanwhile, and (422) whoever is no administrator who can work.
 */
export async function assignMessage(
  db: Db,
  viewer: Viewer,
  { messageId, requestId, was, assigneeId }: On & AssigneeInput,
): Promise<KeptMessage> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const assignee = assigneeId ? await findReachable(tx, assigneeId) : null;
    if (assigneeId && assignee?.viewer.role !== 'admin')
      throw invalid({ assigneeId: 'Please choose an administrator whose account is active' });
    const isTheirs = was ? eq(contactMessages.assigneeId, was) : isNull(contactMessages.assigneeId);
    const [moved] = await tx
      .update(contactMessages)
      .set({ assigneeId })
      .where(and(eq(contactMessages.id, messageId), isTheirs))
      .returning({ reference: contactMessages.reference });
    const detail = await findContactMessage(tx, messageId);
    if (!moved) throw new AppError('conflict', 'Someone else has assigned this message.');
    if (was === assigneeId) return detail;
    const thing = { kind: 'contact_message', id: messageId };
    const data = assigneeId ? { assigneeId } : {};
    await recordAudit(tx, viewer, { action: 'contact.assigned', thing, data, requestId });
    if (assignee && assigneeId && assigneeId !== viewer.id) {
      const { email } = assignee;
      await notify(tx, {
        kind: 'contact_assigned',
        to: { userId: assigneeId, email },
        data: { reference: moved.reference, messageId, by: viewer.fullName },
        occasion: newId(),
      });
    }
    await tellOthers(tx);
    return detail;
  });
}

/** Keeps a note below a message: administrators read it, and it never goes out. The same note twice is one. */
export async function addNote(
  db: Db,
  viewer: Viewer,
  { messageId, requestId, id, body }: On & NoteInput,
): Promise<KeptMessage> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const isThere = await tx.$count(contactMessages, eq(contactMessages.id, messageId));
    if (!isThere) throw notFound();
    const note = { id, messageId, authorId: viewer.id, kind: 'note' as const, body };
    const [kept] = await tx.insert(contactReplies).values(note).onConflictDoNothing().returning();
    if (kept) {
      const thing = { kind: 'contact_message', id: messageId };
      await recordAudit(tx, viewer, { action: 'contact.noted', thing, data: { noteId: id }, requestId });
      await tellOthers(tx);
    }
    return findContactMessage(tx, messageId);
  });
}
