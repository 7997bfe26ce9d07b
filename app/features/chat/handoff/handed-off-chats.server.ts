import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { contactReferences } from '#app/features/contact/queries.server.ts';
import { nameInThread } from '#app/features/messages/queries/line-rows.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { ChatSession } from '../sessions.server.ts';
import { chatSessions } from '../tables.server.ts';
import { mayBeTakenOver } from './presence.ts';
import { hasAcceptedCase, mayAnswer, requireStaff, type Staff } from './staff-access.server.ts';

/** The person who has a conversation, and whether they may still answer it. */
export type Answerer = { id: string; name: string; email: string; mayAnswer: boolean };

/** A conversation in which a person was asked for. */
export type HandedOffChat = { session: ChatSession; reference: string | null; answerer: Answerer | null };

/** Conversations with those who have them: first those whose promised time ends first, then the newest. */
export async function readChats(db: Db, where: SQL | undefined, limit = 100): Promise<HandedOffChat[]> {
  const rows = await db
    .select({
      session: chatSessions,
      reference: contactReferences.reference,
      name: people.fullName,
      email: people.email,
      brokerage: partners.brokerage,
      licenceNumber: partners.licenceNumber,
      mayAnswer: sql<boolean>`${people.status} = 'active' and (${people.role} = 'admin' or ${hasAcceptedCase(people.id)})`,
    })
    .from(chatSessions)
    .leftJoin(contactReferences, eq(contactReferences.id, chatSessions.contactMessageId))
    .leftJoin(people, eq(people.id, chatSessions.answeredById))
    .leftJoin(partners, eq(partners.userId, chatSessions.answeredById))
    .where(where)
    .orderBy(asc(chatSessions.promiseAt), desc(chatSessions.lastMessageAt))
    .limit(limit);
  return rows.map(({ session, reference, name, email, brokerage, licenceNumber, ...row }) => ({
    session,
    reference: reference ?? session.leadId,
    answerer:
      session.answeredById && name && email
        ? {
            id: session.answeredById,
            name: nameInThread({ fullName: name, brokerage, licenceNumber }),
            email,
            mayAnswer: row.mayAnswer,
          }
        : null,
  }));
}

/** One conversation; 404 when it is not the viewer's to answer, or when nobody has asked for a person in it. */
export async function findStaffChat(db: Db, viewer: Viewer, id: string): Promise<HandedOffChat> {
  const [chat] = await readChats(db, and(eq(chatSessions.id, id), mayAnswer(requireStaff(viewer))));
  if (!chat) throw notFound();
  return chat;
}

/** The same, held until the end of the transaction. */
export async function lockStaffChat(tx: Db, viewer: Viewer, id: string): Promise<HandedOffChat> {
  await lockChat(tx, id);
  return findStaffChat(tx, viewer, id);
}

/** Holds a conversation for the transaction `tx`, so that its state stays as read from now on. */
export async function lockChat(tx: Db, id: string): Promise<ChatSession> {
  const [session] = await tx.select().from(chatSessions).where(eq(chatSessions.id, id)).for('update');
  if (!session) throw notFound();
  return session;
}

/** Refuses (409) a conversation that somebody else has, unless they are gone for ten minutes or may not answer it now. */
export function requireFree({ session, answerer }: HandedOffChat, viewer: Staff): void {
  if (!answerer?.mayAnswer || answerer.id === viewer.id) return;
  if (mayBeTakenOver(session.answererSeenAt, now())) return;
  throw new AppError('conflict', `${answerer.name} has this conversation. One person answers at a time.`);
}
