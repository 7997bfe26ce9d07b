import { and, asc, count, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { isPrivacyOpen } from '#app/features/contact/privacy-open.server.ts';
import { replyByOf } from '#app/features/contact/reply-by.server.ts';
import { OPEN_CONTACT_STATES } from '#app/features/contact/schema.ts';
import { contactMessages, contactReplies, preparedRequests } from '#app/features/contact/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { newReplyAddress } from '#app/features/messages/by-email/reply-subject.server.ts';
import { readNotices } from '#app/features/notifications/bell/read-notices.server.ts';
import { keyOf, notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { statesOfMails } from '#app/platform/mail/outbox.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { InboxMessage, InboxQuery, KeptMessage, ReplyInput, StateInput } from './schema.ts';

type On = { messageId: string; requestId: string };
/** Where answers come in by email, and whether any goes out. */
type Mailing = { replyDomain?: string | undefined; sendsMail: boolean };

/** What the addresses begin with to which answers to contact messages are answered. */
export const CONTACT_PREFIX = 'contact';
const START = 140;
/** Nobody, when the join finds nobody. */
const ASSIGNEE = { id: people.id, fullName: people.fullName };

/**
 * Messages to the people of this site with how many there are in each state: what waits is read by when it is due, what is
 * over newest first, and with words those that they name, wherever they stand. Refuses (403) all but admins.
 */
export async function listInbox(
  db: Db,
  viewer: Viewer,
  { requestId, ...input }: InboxQuery & { requestId: string },
): Promise<{ items: InboxMessage[]; nextCursor: string | null; counts: Record<string, number> }> {
  requireAdmin(viewer);
  const isWaiting = input.state === 'open' || input.state === 'mine';
  const order = isWaiting && !input.q ? 'due' : 'newest';
  const { items: page, nextCursor } = await readPage(db, { ...input, order, readerId: viewer.id });
  if (page.length > 0) {
    const data = { found: page.map(({ id }) => id) };
    const thing = { kind: 'contact_message', id: 'list' };
    await recordAudit(db, viewer, { action: 'contact.listed', thing, data, requestId });
  }
  return {
    items: page.map(({ message, ...row }) => ({
      ...withTimes(row),
      start: message.length > START ? `${message.slice(0, START)}…` : message,
    })),
    nextCursor,
    counts: await countStates(db, viewer.id),
  };
}

/** The same without names and words, for a caller who has permitted it. */
export async function listContactMessages(db: Db, input: InboxQuery) {
  const { items, nextCursor } = await readPage(db, input);
  return { items: items.map(withTimes), nextCursor };
}

/** One message with what was answered; 404 where there is none. The caller has permitted it, and writes it down. */
export async function findContactMessage(db: Db, messageId: string): Promise<KeptMessage> {
  return findDetail(db, messageId);
}

function withTimes<Row extends { createdAt: Date; writtenAgainAt: Date | null }>(row: Row) {
  const { createdAt, writtenAgainAt } = row;
  const replyBy = replyByOf(writtenAgainAt ?? createdAt);
  return { ...row, createdAt: createdAt.toISOString(), replyBy: replyBy.toISOString() };
}

type Reading = { order?: keyof typeof ORDERS; readerId?: string | null };

/** Since when its sender waits, which says by when they were promised an answer. */
const waitsSince = sql`coalesce(${contactMessages.writtenAgainAt}, ${contactMessages.createdAt})`;

const ORDERS = {
  newest: { by: [desc(contactMessages.id)], after: (cursor: string) => lt(contactMessages.id, cursor) },
  due: {
    by: [waitsSince, asc(contactMessages.id)],
    after: (cursor: string) =>
      sql`(${waitsSince}, ${contactMessages.id}) > (select ${waitsSince}, ${contactMessages.id} from ${contactMessages} where ${contactMessages.id} = ${cursor})`,
  },
};

async function readPage(
  db: Db,
  { state, q, cursor, limit, order = 'newest', readerId = null }: InboxQuery & Reading,
) {
  const rows = await db
    .select({ ...getTableColumns(contactMessages), assignee: ASSIGNEE, isPrivacyOpen })
    .from(contactMessages)
    .leftJoin(people, eq(people.id, contactMessages.assigneeId))
    .where(
      and(q ? holdsWords(q) : inState(state, readerId), cursor ? ORDERS[order].after(cursor) : undefined),
    )
    .orderBy(...ORDERS[order].by)
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** One message with what was answered; 404 where there is none. Who opens a new one has read it; every look is written down. */
export async function readMessage(
  db: Db,
  viewer: Viewer,
  { messageId, requestId }: On,
): Promise<KeptMessage> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const [opened] = await tx
      .update(contactMessages)
      .set({ state: 'read' })
      .where(and(eq(contactMessages.id, messageId), eq(contactMessages.state, 'new')))
      .returning({ id: contactMessages.id });
    if (opened) await tellOthers(tx);
    const thing = { kind: 'contact_message', id: messageId };
    const detail = await findDetail(tx, messageId);
    await recordAudit(tx, viewer, { action: 'contact.read', thing, requestId });
    // Whoever has opened it needs no notice of it any longer.
    await readNotices(tx, viewer, { path: `/admin/messages/${messageId}` });
    return detail;
  });
}

/** Closes a message, marks it as spam or as answered elsewhere, or opens it again. Refuses (409) one whose state has changed meanwhile. */
export async function setState(
  db: Db,
  viewer: Viewer,
  { messageId, requestId, was, state, note }: On & StateInput,
): Promise<KeptMessage> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const [moved] = await tx
      .update(contactMessages)
      .set({ state })
      .where(and(eq(contactMessages.id, messageId), eq(contactMessages.state, was)))
      .returning({ id: contactMessages.id });
    if (!moved) {
      await findDetail(tx, messageId);
      throw new AppError('conflict', 'Someone else has changed this message. Review it and try again.');
    }
    if (note !== undefined)
      await tx
        .insert(contactReplies)
        .values({ id: newId(), messageId, authorId: viewer.id, kind: 'elsewhere', body: note });
    const thing = { kind: 'contact_message', id: messageId };
    await recordAudit(tx, viewer, { action: 'contact.state_set', thing, data: { was, state }, requestId });
    await tellOthers(tx);
    return findDetail(tx, messageId);
  });
}

/**
 * Answers a message by email, and keeps the answer beside it. Where no email goes out it still waits for an answer. Refuses
 * (409) when somebody has answered meanwhile.
 */
export async function replyToMessage(
  db: Db,
  viewer: Viewer,
  { messageId, requestId, body, after, replyDomain, sendsMail }: On & ReplyInput & Mailing,
): Promise<KeptMessage> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const message = await holdMessage(tx, messageId);
    const isMail = inArray(contactReplies.kind, ['reply', 'received']);
    const mailed = await tx.$count(contactReplies, and(eq(contactReplies.messageId, messageId), isMail));
    if (mailed !== after)
      throw new AppError(
        'conflict',
        'Someone has written meanwhile. Review what is there, and send your answer if it still helps.',
      );
    const id = newId();
    const authorId = viewer.id;
    const to = replyDomain ? newReplyAddress(CONTACT_PREFIX, replyDomain) : null;
    await tx.insert(contactReplies).values({ id, messageId, authorId, body, addressHash: to?.tokenHash });
    const state = sendsMail ? 'replied' : 'read';
    await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, messageId));
    const { email, reference, message: asked } = message;
    const by = viewer.fullName;
    await notify(tx, {
      kind: 'contact_reply',
      to: { email },
      data: { reference, body, asked, by, replyTo: to?.address },
      occasion: id,
    });
    const thing = { kind: 'contact_message', id: messageId };
    await recordAudit(tx, viewer, { action: 'contact.replied', thing, data: { replyId: id }, requestId });
    await tellOthers(tx);
    return findDetail(tx, messageId);
  });
}

/** Reads a message and keeps others from changing it until the transaction ends. Refuses one that is not there (404). */
export async function holdMessage(tx: Db, messageId: string) {
  const isIt = eq(contactMessages.id, messageId);
  const [message] = await tx.select().from(contactMessages).where(isIt).for('update');
  if (!message) throw notFound();
  return message;
}

async function findDetail(db: Db, messageId: string): Promise<KeptMessage> {
  const { type, preparedAt: at } = preparedRequests;
  const [row] = await db
    .select({
      ...getTableColumns(contactMessages),
      assignee: ASSIGNEE,
      isPrivacyOpen,
      caseReference: namedCases.reference,
      prepared: { type, at },
    })
    .from(contactMessages)
    .leftJoin(people, eq(people.id, contactMessages.assigneeId))
    .leftJoin(namedCases, eq(namedCases.id, contactMessages.caseId))
    .leftJoin(preparedRequests, eq(preparedRequests.messageId, contactMessages.id))
    .where(eq(contactMessages.id, messageId));
  if (!row) throw notFound();
  const entries = await db
    .select({
      id: contactReplies.id,
      kind: contactReplies.kind,
      by: people.fullName,
      body: contactReplies.body,
      at: contactReplies.createdAt,
    })
    .from(contactReplies)
    .leftJoin(people, eq(people.id, contactReplies.authorId))
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  const keyOfReply = (occasion: string) =>
    keyOf({ kind: 'contact_reply', to: { email: row.email }, occasion }) ?? '';
  const mails = await statesOfMails(
    db,
    entries.filter(({ kind }) => kind === 'reply').map(({ id }) => keyOfReply(id)),
  );
  return {
    ...withTimes(row),
    purgeAfter: row.purgeAfter.toISOString(),
    prepared: row.prepared && !row.caseId ? { ...row.prepared, at: row.prepared.at.toISOString() } : null,
    entries: entries.map(({ at, by, ...entry }) => ({
      ...entry,
      mail: mails.get(keyOfReply(entry.id)) ?? null,
      by: entry.kind === 'received' ? row.fullName : (by ?? 'Someone who has left'),
      at: at.toISOString(),
    })),
  };
}

async function countStates(db: Db, readerId: string): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: contactMessages.state, many: count() })
    .from(contactMessages)
    .groupBy(contactMessages.state);
  const counts = Object.fromEntries(rows.map(({ state, many }) => [state, many]));
  const open = OPEN_CONTACT_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  return { ...counts, open, mine: await db.$count(contactMessages, inState('mine', readerId)) };
}

/** Each word stands in the name, the address or the reference of whoever wrote; a year of messages is soon looked through. */
function holdsWords(q: string): SQL | undefined {
  const { fullName, email, reference } = contactMessages;
  const text = sql`lower(${fullName} || ' ' || ${email} || ' ' || ${reference})`;
  return and(
    ...q
      .toLowerCase()
      .split(' ')
      .map((word) => sql`position(${word} in ${text}) > 0`),
  );
}

function inState(state: InboxQuery['state'], readerId: string | null): SQL | undefined {
  const isOpen = inArray(contactMessages.state, [...OPEN_CONTACT_STATES]);
  if (state === 'open') return isOpen;
  if (state === 'mine') return and(isOpen, eq(contactMessages.assigneeId, sql`${readerId}::uuid`));
  return eq(contactMessages.state, state);
}

/** Administrators who have it open, or in a list, see what changed. */
export const tellOthers = (tx: Db) =>
  announce(tx, { topics: ['contact', 'cases/list/overview'], roles: ['admin'] });
