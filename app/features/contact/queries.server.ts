import { and, asc, desc, eq, inArray, min, not, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '#app/platform/database/database.server.ts';
import { isPrivacyOpen } from './privacy-open.server.ts';
import { replyByOf } from './reply-by.server.ts';
import { OPEN_CONTACT_STATES } from './schema.ts';
import { contactMessages, contactReplies } from './tables.server.ts';

/** What other features may join of a message: what it is called by, who wrote it, and when it came. */
export const contactReferences = new QueryBuilder()
  .select({
    id: contactMessages.id,
    reference: contactMessages.reference,
    senderName: contactMessages.fullName,
    sentAt: contactMessages.createdAt,
  })
  .from(contactMessages)
  .as('contact_references');

/** The newest messages from an address or a name, as they were typed; at most a hundred. */
export async function findContactsOf(db: Db, typed: string): Promise<string[]> {
  const sender = typed.toLowerCase();
  const { id, email, fullName } = contactMessages;
  const rows = await db
    .select({ id })
    .from(contactMessages)
    .where(or(eq(sql`lower(${email})`, sender), eq(sql`lower(${fullName})`, sender)))
    .orderBy(desc(id))
    .limit(100);
  return rows.map((row) => row.id);
}

/** What came from a mailbox, with what went back and forth by email: notes for ourselves are not theirs. */
export async function listMessagesOf(db: Db, email: string) {
  const { id, reference, fullName, phone, topic, message, createdAt } = contactMessages;
  const sent = await db
    .select({ id, reference, fullName, phone, topic, message, createdAt })
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(asc(id));
  const { messageId, kind, body } = contactReplies;
  const entries = await db
    .select({ messageId, kind, body, createdAt: contactReplies.createdAt })
    .from(contactReplies)
    .where(
      and(
        inArray(
          messageId,
          sent.map((one) => one.id),
        ),
        inArray(kind, ['reply', 'received']),
      ),
    )
    .orderBy(asc(contactReplies.id));
  return sent.map(({ id: own, ...one }) => ({
    ...one,
    entries: entries.flatMap(({ messageId: of, ...entry }) => (of === own ? [entry] : [])),
  }));
}

/** How the sender of a message can be reached, and how far it is; null when it is not there any more. */
export async function findContact(db: Db, id: string) {
  const { fullName, email, phone, message, state, reference, createdAt } = contactMessages;
  const [contact] = await db
    .select({ fullName, email, phone, message, state, reference, createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return contact ?? null;
}

/**
 * How many messages nobody has answered or closed, opened or not; how many of them nobody has opened, and how many ask about
 * their sender's data; and by when the first of them is to be answered, null without any. One that a privacy request was
 * opened of is answered with that, unless its sender has written again.
 */
export async function countContactsToAnswer(
  db: Db,
): Promise<
  Record<'toAnswer' | 'unread' | 'aboutData', number> & { replyBy: Date | null; firstId: string | null }
> {
  const { id, state, topic, createdAt, writtenAgainAt } = contactMessages;
  const waitsSince = sql`coalesce(${writtenAgainAt}, ${createdAt})`;
  const count = (isCounted = sql`true`) => sql<number>`count(*) filter (where ${isCounted})`.mapWith(Number);
  const [found] = await db
    .select({
      toAnswer: count(),
      unread: count(eq(state, 'new')),
      aboutData: count(sql`${topic} = 'privacy' and not ${isPrivacyOpen}`),
      first: min(waitsSince).mapWith(createdAt),
      firstId: sql<string | null>`(array_agg(${id} order by ${waitsSince}))[1]`,
    })
    .from(contactMessages)
    .where(and(inArray(state, [...OPEN_CONTACT_STATES]), not(sql`(${state} = 'read' and ${isPrivacyOpen})`)));
  const { toAnswer = 0, unread = 0, aboutData = 0, first = null, firstId = null } = found ?? {};
  return { toAnswer, unread, aboutData, replyBy: first && replyByOf(first), firstId };
}
