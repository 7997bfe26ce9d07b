import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { maskPersonalData } from '#app/features/assistant/conversation.ts';
import type { chatFeedback } from '#app/features/chat/schema.ts';
import type { ChatSession } from '#app/features/chat/sessions.server.ts';
import { chatMessages } from '#app/features/chat/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';

/** Keeps a visitor's vote on an answer of their own conversation; others' messages answer 404. */
export async function voteOnAnswer(
  db: Db,
  session: ChatSession | null,
  { messageId, vote, reason }: z.output<typeof chatFeedback>,
): Promise<void> {
  if (!session) throw notFound();
  const changed = await db
    .update(chatMessages)
    .set({ vote, voteReason: reason ? maskPersonalData(reason) : null })
    .where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatMessages.sessionId, session.id),
        eq(chatMessages.role, 'assistant'),
      ),
    )
    .returning({ id: chatMessages.id });
  if (changed.length === 0) throw notFound();
}
