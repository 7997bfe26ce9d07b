import { eq } from 'drizzle-orm';
import { lockChat } from '#app/features/chat/handoff/handed-off-chats.server.ts';
import { deleteContactMessage } from '#app/features/contact/commands.server.ts';
import { findContact } from '#app/features/contact/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { KeptLead } from '../schema.ts';
import { type ChatSession, keptUntil } from '../sessions.server.ts';
import { chatSessions } from '../tables.server.ts';

/** What somebody left in the chat who did not agree to share it, for themselves. */
export async function readKeptLead(db: Db, session: ChatSession | null): Promise<KeptLead> {
  const kept = session && (await findContact(db, keptMessageOf(session)));
  if (!kept) throw notFound();
  const { reference, fullName, email, phone, message } = kept;
  return { reference, fullName, email, phone, message };
}

/** Deletes that. What a person was asked for is no longer theirs alone to see, and what was shared is withdrawn by its link. */
export async function deleteKeptLead(db: Db, found: ChatSession | null): Promise<void> {
  if (!found) throw notFound();
  await db.transaction(async (tx) => {
    const session = await lockChat(tx, found.id);
    await deleteContactMessage(tx, keptMessageOf(session));
    await tx
      .update(chatSessions)
      .set({ leadId: null, contactMessageId: null, visitorName: null, purgeAfter: keptUntil(false) })
      .where(eq(chatSessions.id, session.id));
  });
}

/** The message that the details were kept as; 404 where there is none, or a person or a broker has the matter. */
function keptMessageOf({ mode, leadId, caseId, contactMessageId }: ChatSession): string {
  if (mode !== 'bot' || leadId === null || caseId !== null || contactMessageId === null) throw notFound();
  return contactMessageId;
}
