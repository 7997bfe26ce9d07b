import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { listAllLines } from '#app/features/chat/handoff/chat-lines.server.ts';
import { lockChat } from '#app/features/chat/handoff/handed-off-chats.server.ts';
import type { chatHandoff } from '#app/features/chat/handoff/handoff-schema.ts';
import { announceChat, threadOf } from '#app/features/chat/handoff/thread.server.ts';
import { type ChatSession, keptUntil, openChat } from '#app/features/chat/sessions.server.ts';
import { chatSessions } from '#app/features/chat/tables.server.ts';
import {
  addToContactMessage,
  sendContactMessage,
  waitInChat,
} from '#app/features/contact/commands.server.ts';
import { markRead } from '#app/features/messages/commands/mark-read.server.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { houseRules } from '#content/house-rules.ts';

type Meta = { ip: string; token: string | undefined };
export type Handoff = { token: string; promiseAt: Date; reference: string };

/**
 * Asks for a person: what follows goes to people, those who may answer are told, and the visitor gets a time
 * (one business day) and a reference. Asking again while nobody has answered gets the same ones.
 */
export async function requestPerson(
  db: Db,
  { contact }: z.output<typeof chatHandoff>,
  meta: Meta,
): Promise<Handoff> {
  const { session: opened, token } = await openChat(db, meta.token);
  return db.transaction(async (tx) => {
    const session = await lockChat(tx, opened.id);
    const { phone, ...who } = contact;
    const message = await lastQuestion(tx, session);
    // Who left their details here before, and shared them with nobody, goes on with the same matter.
    const left =
      session.mode === 'bot' && session.leadId && !session.caseId ? session.contactMessageId : null;
    const joined = left
      ? await addToContactMessage(tx, { id: left, email: contact.email, added: message })
      : null;
    const stored =
      joined ??
      (await sendContactMessage(
        tx,
        { ...who, ...(phone && { phone }), topic: 'other', message },
        { ip: meta.ip, source: 'chat', isTeamTold: true },
      ));
    await waitInChat(tx, stored.id);
    const promiseAt = session.promiseAt ?? addBusinessTime(now(), { days: houseRules.promiseDays });
    await tx
      .update(chatSessions)
      .set({
        ...(session.mode === 'bot' && { mode: 'waiting', handedOffAt: now(), staffToldAt: null }),
        ...(session.promiseAt === null && { promiseAt, missedPromises: 0 }),
        unansweredAt: now(),
        visitorName: contact.fullName,
        contactMessageId: stored.id,
        purgeAfter: keptUntil(true),
      })
      .where(eq(chatSessions.id, session.id));
    // The visitor takes part from now on: what is written to them and not read goes by mail.
    await markRead(tx, VISITOR, { subject: threadOf(session.id) });
    await announceChat(tx, session);
    return { token, promiseAt, reference: stored.reference };
  });
}

async function lastQuestion(tx: Db, session: ChatSession): Promise<string> {
  const last = (await listAllLines(tx, VISITOR, session.id)).findLast(({ role }) => role === 'user');
  const asked = last ? ` The last question was:\n\n${last.content}` : '';
  return `Asked for a person in the chat.${asked}`;
}
