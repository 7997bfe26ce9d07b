import { eq } from 'drizzle-orm';
import { lockChat } from '#app/features/chat/handoff/handed-off-chats.server.ts';
import { announceChat, threadOf } from '#app/features/chat/handoff/thread.server.ts';
import type { ChatSession } from '#app/features/chat/sessions.server.ts';
import { chatSessions } from '#app/features/chat/tables.server.ts';
import { addNotes } from '#app/features/messages/commands/add-line.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { peopleNotes } from '#content/chat/people.ts';

/**
 * The visitor clears the conversation: its token opens nothing any more. Somebody who was promised an answer still
 * gets it, by email.
 */
export async function endChat(db: Db, { id }: ChatSession): Promise<void> {
  await db.transaction(async (tx) => {
    const session = await lockChat(tx, id);
    await tx.update(chatSessions).set({ endedAt: now() }).where(eq(chatSessions.id, id));
    if (session.mode === 'bot') return;
    await addNotes(tx, threadOf(id), [peopleNotes.visitorEnded]);
    await announceChat(tx, session);
  });
}
