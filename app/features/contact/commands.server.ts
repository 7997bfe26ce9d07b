import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { listReachableAdministrators } from '#app/features/accounts/queries.server.ts';
import { ipPrefix } from '#app/features/ledger/ip-prefix.server.ts';
import { notify, TEAM } from '#app/features/notifications/notify.server.ts';
import { publish } from '#app/features/webhooks/publish.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { invalid } from '#app/platform/errors.ts';
import { newReference } from '#app/platform/ids.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { houseRules } from '#content/house-rules.ts';
import { replyByOf } from './reply-by.server.ts';
import type { CONTACT_SOURCES, ContactInput } from './schema.ts';
import { contactMessages, contactReplies } from './tables.server.ts';
import { topicWords } from './topics.ts';

const PURGED_AT_ONCE = 500;
const STORED = {
  id: contactMessages.id,
  reference: contactMessages.reference,
  createdAt: contactMessages.createdAt,
};

type ContactMeta = {
  ip: string;
  source?: (typeof CONTACT_SOURCES)[number];
  /** They left their details, and asked nothing. */
  door?: 'details';
  /** The team hears of it in another way: somebody who waits in the chat is not answered from a mailbox. */
  isTeamTold?: boolean;
};

/**
 * Keeps a message to the people of this site and sends two emails: one to the sender, one to the team. The
 * same message again within a day gets the first reference and no second email. `replyBy` is the time that the sender is
 * told. Refuses (422) a filled trap.
 */
export async function sendContactMessage(
  db: Db,
  { website, ...input }: ContactInput,
  meta: ContactMeta,
): Promise<{ id: string; reference: string; replyBy: Date }> {
  if (website) throw invalid({ website: 'Please leave this field empty' });
  const contentHash = hashToken(
    [input.email.toLowerCase(), input.topic, input.phone ?? '', input.message].join('\n'),
  );
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `contact:${contentHash}`);
    const earlier = await findEarlier(tx, contentHash);
    if (earlier) return withTime(earlier);
    const stored = await insertMessage(tx, {
      fullName: input.fullName,
      email: input.email,
      phone: input.phone || null,
      topic: input.topic,
      message: input.message,
      source: meta.source ?? 'form',
      contentHash,
      ipPrefix: ipPrefix(meta.ip),
      purgeAfter: new Date(now().getTime() + houseRules.keptContactDays * DAY_MS),
    });
    await tellOf(tx, stored, input, meta);
    return withTime(stored);
  });
}

type Stored = { id: string; reference: string; createdAt: Date };

/** Tells the sender and the team of a message that waits for an answer. */
async function tellOf(
  tx: Db,
  stored: Stored,
  input: Omit<ContactInput, 'website'>,
  { source = 'form', door, isTeamTold }: ContactMeta,
): Promise<void> {
  const { id, reference } = stored;
  const received = {
    reference,
    replyBy: withTime(stored).replyBy,
    door: door ?? source,
    isPrivacy: input.topic === 'privacy',
  };
  await notify(tx, { kind: 'contact_received', to: { email: input.email }, data: received, occasion: id });
  if (!isTeamTold) await tellTeam(tx, { id, reference, sent: input });
  const told = { contactMessageId: id, reference, topic: input.topic, source };
  await publish(tx, [{ type: 'contact.received', data: () => told }]);
  await announce(tx, { topics: ['contact', 'cases/list/overview'], roles: ['admin'] });
}

/** The mailbox of the team gets the message itself; each administrator a notice, whose mail they may switch off. */
async function tellTeam(
  tx: Db,
  { id, reference, sent }: { id: string; reference: string; sent: Omit<ContactInput, 'website'> },
): Promise<void> {
  await notify(tx, { kind: 'contact_team', to: TEAM, data: { reference, sent }, occasion: id });
  for (const { id: userId, email } of await listReachableAdministrators(tx)) {
    const isTeam = email.toLowerCase() === TEAM.email?.toLowerCase();
    await notify(tx, {
      kind: 'contact_arrived',
      to: { userId, email: isTeam ? null : email },
      data: { reference, messageId: id, topic: topicWords(sent.topic) },
      occasion: id,
    });
  }
}

/** By when the people of this site answer what was written then. */
function withTime({ createdAt, ...message }: Stored) {
  return { ...message, replyBy: replyByOf(createdAt) };
}

/**
 * Adds to a message what its sender asks now, and tells them of it; null where it came from another mailbox, or is closed. One matter
 * has one reference.
 */
export async function addToContactMessage(
  tx: Db,
  { id, email, added }: { id: string; email: string; added: string },
): Promise<{ id: string; reference: string } | null> {
  const [message] = await tx
    .update(contactMessages)
    .set({ message: sql`${contactMessages.message} || ${`\n\n${added}`}` })
    .where(
      and(
        eq(contactMessages.id, id),
        eq(sql`lower(${contactMessages.email})`, email.toLowerCase()),
        inArray(contactMessages.state, ['new', 'read']),
      ),
    )
    .returning(STORED);
  if (!message) return null;
  const { reference } = message;
  const received = { reference, replyBy: replyByOf(now()), door: 'chat', isPrivacy: false } as const;
  await notify(tx, { kind: 'contact_received', to: { email }, data: received, occasion: `${id} chat` });
  return { id, reference };
}

/** Closes the message that a case has grown out of; unknown references are left alone. */
export async function linkContactMessage(
  tx: Db,
  { reference, caseId }: { reference: string; caseId: string },
): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ caseId, state: 'closed' })
    .where(eq(contactMessages.reference, reference));
}

/** Says below a message that a privacy request was opened of it, and in what words: its sender waits until that is answered. */
export async function noteBecamePrivacy(
  tx: Db,
  viewer: Viewer,
  { messageId, body }: { messageId: string; body: string },
): Promise<void> {
  const authorId = viewer.kind === 'user' ? viewer.id : null;
  await tx.insert(contactReplies).values({ messageId, authorId, kind: 'privacy', body });
  await tx.update(contactMessages).set({ state: 'read' }).where(eq(contactMessages.id, messageId));
  await announce(tx, { topics: ['contact', 'cases/list/overview'], roles: ['admin'] });
}

/** The privacy request that was opened of a message is answered: so is the message, unless it is gone with the answer. */
export async function notePrivacyAnswered(
  tx: Db,
  viewer: Viewer,
  { messageId, body }: { messageId: string; body: string },
): Promise<void> {
  const state = sql`case when ${contactMessages.state} in ('new', 'read') then 'replied' else ${contactMessages.state} end`;
  const there = await tx
    .update(contactMessages)
    .set({ state })
    .where(eq(contactMessages.id, messageId))
    .returning({ id: contactMessages.id });
  if (there.length === 0) return;
  const authorId = viewer.kind === 'user' ? viewer.id : null;
  await tx.insert(contactReplies).values({ messageId, authorId, kind: 'privacy_answered', body });
  await announce(tx, { topics: ['contact', 'cases/list/overview'], roles: ['admin'] });
}

/** The answer to that privacy request has not reached its sender: the message waits for another one. */
export async function notePrivacyUndelivered(tx: Db, messageId: string): Promise<void> {
  const isAnswer = and(eq(contactReplies.messageId, messageId), eq(contactReplies.kind, 'privacy_answered'));
  await tx.delete(contactReplies).where(isAnswer);
  await tx
    .update(contactMessages)
    .set({ state: 'read' })
    .where(and(eq(contactMessages.id, messageId), eq(contactMessages.state, 'replied')));
  await announce(tx, { topics: ['contact', 'cases/list/overview'], roles: ['admin'] });
}

/** What somebody asked in the chat waits there, also when the same was asked, and answered, before. */
export async function waitInChat(tx: Db, messageId: string): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ state: 'in_chat' })
    .where(and(eq(contactMessages.id, messageId), ne(contactMessages.state, 'spam')));
  await announce(tx, { topics: ['contact', 'cases/list/overview'], roles: ['admin'] });
}

/** Whoever waited in the chat was answered: so is the message that stands for it, and says how. */
export async function noteAnsweredInChat(
  tx: Db,
  viewer: Viewer,
  { messageId, body }: { messageId: string; body: string },
): Promise<void> {
  const waits = and(eq(contactMessages.id, messageId), eq(contactMessages.state, 'in_chat'));
  const moved = await tx
    .update(contactMessages)
    .set({ state: 'replied' })
    .where(waits)
    .returning({ id: contactMessages.id });
  if (moved.length === 0) return;
  const authorId = viewer.kind === 'user' ? viewer.id : null;
  await tx.insert(contactReplies).values({ messageId, authorId, kind: 'elsewhere', body });
  await announce(tx, { topics: ['contact', 'cases/list/overview'], roles: ['admin'] });
}

/** Deletes what somebody wrote from an address, at their wish. */
export async function deleteContactsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()));
}

/** Deletes one message: whoever left it takes it back. */
export async function deleteContactMessage(tx: Db, id: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.id, id));
  await announce(tx, { topics: ['contact', 'cases/list/overview'], roles: ['admin'] });
}

/** Deletes messages whose time is over. Returns how many. */
export async function purgeContactMessages(db: Db): Promise<number> {
  const due = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.purgeAfter, now()))
    .limit(PURGED_AT_ONCE);
  const gone = await db
    .delete(contactMessages)
    .where(inArray(contactMessages.id, due))
    .returning({ id: contactMessages.id });
  return gone.length;
}

async function findEarlier(tx: Db, contentHash: string) {
  const [row] = await tx
    .select(STORED)
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.contentHash, contentHash),
        gt(contactMessages.createdAt, new Date(now().getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  return row;
}

async function insertMessage(tx: Db, values: Omit<typeof contactMessages.$inferInsert, 'reference'>) {
  // Two references with the same 40 random bits are unlikely, not impossible.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [row] = await tx
      .insert(contactMessages)
      .values({ ...values, reference: newReference() })
      .onConflictDoNothing({ target: contactMessages.reference })
      .returning(STORED);
    if (row) return row;
  }
  throw new Error('No free reference was found in five tries.');
}
