import { eq } from 'drizzle-orm';
import {
  findStaffChat,
  type HandedOffChat,
  lockStaffChat,
  requireFree,
} from '#app/features/chat/handoff/handed-off-chats.server.ts';
import type { StaffPresence } from '#app/features/chat/handoff/people-schema.ts';
import { isHere } from '#app/features/chat/handoff/presence.ts';
import { findNameInChat, requireStaff, type Staff } from '#app/features/chat/handoff/staff-access.server.ts';
import { announceChat, threadOf } from '#app/features/chat/handoff/thread.server.ts';
import { keptUntil } from '#app/features/chat/sessions.server.ts';
import { chatSessions } from '#app/features/chat/tables.server.ts';
import { noteAnsweredInChat } from '#app/features/contact/commands.server.ts';
import { addLine, addNotes } from '#app/features/messages/commands/add-line.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { peopleNotes } from '#content/chat/people.ts';

/**
 * A person takes a conversation, and the visitor reads who it is. Again is without effect. Refuses (409) one that
 * somebody else has, unless they have been gone for ten minutes or may not answer it any more; 404 for others'.
 */
export async function takeChat(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const chat = await lockStaffChat(tx, viewer, id);
    if (await take(tx, requireStaff(viewer), chat)) await announceChat(tx, chat.session);
  });
}

/**
 * A person writes to the visitor, and takes the conversation with it; sent again with the same `clientId`, it changes
 * nothing. Refuses what `takeChat` refuses.
 */
export async function answerChat(
  db: Db,
  viewer: Viewer,
  { id, ...line }: { id: string; body: string; clientId?: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const chat = await lockStaffChat(tx, viewer, id);
    await take(tx, requireStaff(viewer), chat);
    const added = await addLine(tx, viewer, { subject: threadOf(id), line });
    if (!added.isNew) return;
    await tx
      .update(chatSessions)
      .set({
        unansweredAt: null,
        promiseAt: null,
        missedPromises: 0,
        lastMessageAt: now(),
        purgeAfter: keptUntil(true),
      })
      .where(eq(chatSessions.id, id));
    await noteAnswered(tx, viewer, chat, 'Answered in the chat.');
    await announceChat(tx, chat.session);
  });
}

/** The message that stands for the question among the messages is answered with it. */
export async function noteAnswered(
  tx: Db,
  viewer: Viewer,
  { session }: HandedOffChat,
  body: string,
): Promise<void> {
  const messageId = session.contactMessageId;
  if (messageId) await noteAnsweredInChat(tx, viewer, { messageId, body });
}

/** The page of the person who has the conversation is open, being typed in, or was closed. Of others it says nothing. */
export async function notePresence(
  db: Db,
  viewer: Viewer,
  { id, presence }: { id: string; presence: StaffPresence },
): Promise<void> {
  const { session, answerer } = await findStaffChat(db, viewer, id);
  if (answerer?.id !== requireStaff(viewer).id) return;
  const wasHere = isHere(session.answererSeenAt, now());
  const isNowHere = presence !== 'away';
  const topics = [
    ...(wasHere !== isNowHere ? [`chats/${id}`] : []),
    ...(presence === 'typing' ? [`chats/${id}/typing`] : []),
  ];
  await db.transaction(async (tx) => {
    const answererSeenAt = isNowHere ? now() : null;
    await tx.update(chatSessions).set({ answererSeenAt }).where(eq(chatSessions.id, id));
    if (topics.length > 0) await announce(tx, { topics, guests: [id] });
  });
}

/** Whether the conversation has changed hands. */
async function take(tx: Db, viewer: Staff, chat: HandedOffChat): Promise<boolean> {
  const { session, answerer } = chat;
  if (answerer?.id === viewer.id) return false;
  requireFree(chat, viewer);
  const name = await findNameInChat(tx, viewer);
  await tx
    .update(chatSessions)
    .set({ mode: 'human', answeredById: viewer.id, answererSeenAt: now() })
    .where(eq(chatSessions.id, session.id));
  const notes = [...(answerer ? [peopleNotes.left(answerer.name)] : []), peopleNotes.joined(name)];
  await addNotes(tx, threadOf(session.id), notes);
  return true;
}
