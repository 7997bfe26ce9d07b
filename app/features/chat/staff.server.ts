import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { brokerProfiles, users } from '#app/features/accounts/tables.server.ts';
import { forbidden } from '#app/features/cases/policy.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { recordDisclosure } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { ChatState, staffChat, staffChatDetail, unansweredQuestions } from './people-schema.ts';
import { type ChatSession, keptUntil } from './sessions.server.ts';
import { chatMessages, chatSessions, chatUnanswered } from './tables.server.ts';

const LISTED = 100;
const PURGED_AT_ONCE = 500;
type StaffChat = z.output<typeof staffChat>;

/** Conversations that wait for a person or have one, newest first. A broker sees those of cases they have accepted. */
export async function listChats(db: Db, viewer: Viewer): Promise<StaffChat[]> {
  const rows = await db
    .select(STAFF_COLUMNS)
    .from(chatSessions)
    .leftJoin(contactMessages, eq(contactMessages.id, chatSessions.contactMessageId))
    .where(and(mayAnswer(viewer), ne(chatSessions.mode, 'bot'), isNull(chatSessions.endedAt)))
    .orderBy(desc(chatSessions.lastMessageAt))
    .limit(LISTED);
  return rows.map(toStaffChat);
}

/** One conversation with all that was said; 404 when it is not the viewer's to answer. A broker's look is written down. */
export async function readChat(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<z.output<typeof staffChatDetail>> {
  return db.transaction(async (tx) => {
    const row = await findStaffChat(tx, viewer, id);
    if (row.caseId && viewer.kind === 'user' && viewer.role === 'broker') {
      await recordChatRead(tx, viewer, row.caseId);
    }
    return { ...toStaffChat(row), messages: await listMessages(tx, id) };
  });
}

/** A person writes to the visitor: from now on the conversation is theirs, and the assistant stays silent. */
export async function answerChat(
  db: Db,
  viewer: Viewer,
  { id, body }: { id: string; body: string },
): Promise<z.output<typeof staffChatDetail>> {
  await db.transaction(async (tx) => {
    const row = await findStaffChat(tx, viewer, id);
    if (viewer.kind !== 'user') throw forbidden();
    if (row.mode === 'bot' || row.endedAt) {
      throw new AppError('conflict', 'This conversation has ended. Write to the person instead.');
    }
    await tx
      .insert(chatMessages)
      .values({ sessionId: id, role: 'person', authorId: viewer.id, content: body });
    await tx
      .update(chatSessions)
      .set({ mode: 'human', answeredById: viewer.id, lastMessageAt: now(), purgeAfter: keptUntil(true) })
      .where(eq(chatSessions.id, id));
    await announceChat(tx, id);
  });
  return readChat(db, viewer, id);
}

/** Gives the conversation back to the assistant. */
export async function handBackChat(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await findStaffChat(tx, viewer, id);
    await tx
      .update(chatSessions)
      .set({ mode: 'bot', answeredById: null, promiseAt: null })
      .where(eq(chatSessions.id, id));
    await announceChat(tx, id);
  });
}

/** What people have written to a visitor, and whether the assistant is silent. */
export async function readState(db: Db, session: ChatSession): Promise<ChatState> {
  const messages = await listMessages(db, session.id, eq(chatMessages.role, 'person'));
  return { mode: session.mode, promiseAt: session.promiseAt?.toISOString() ?? null, messages };
}

/** Questions without an answer on the site, the most frequent first. */
export async function listUnanswered(db: Db): Promise<z.output<typeof unansweredQuestions>['items']> {
  const rows = await db
    .select({
      question: chatUnanswered.question,
      count: chatUnanswered.count,
      lastAskedAt: chatUnanswered.lastAskedAt,
    })
    .from(chatUnanswered)
    .orderBy(desc(chatUnanswered.count), desc(chatUnanswered.lastAskedAt))
    .limit(LISTED);
  return rows.map((row) => ({ ...row, lastAskedAt: row.lastAskedAt.toISOString() }));
}

/** Deletes conversations whose time is over, with what was said in them. Returns how many. */
export async function purgeChats(db: Db): Promise<number> {
  const due = db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(lt(chatSessions.purgeAfter, now()))
    .limit(PURGED_AT_ONCE);
  const gone = await db
    .delete(chatSessions)
    .where(inArray(chatSessions.id, due))
    .returning({ id: chatSessions.id });
  return gone.length;
}

const STAFF_COLUMNS = {
  id: chatSessions.id,
  mode: chatSessions.mode,
  visitorName: chatSessions.visitorName,
  promiseAt: chatSessions.promiseAt,
  lastMessageAt: chatSessions.lastMessageAt,
  endedAt: chatSessions.endedAt,
  caseId: chatSessions.caseId,
  leadId: chatSessions.leadId,
  reference: contactMessages.reference,
};

type StaffRow = Pick<
  ChatSession,
  'id' | 'mode' | 'visitorName' | 'promiseAt' | 'lastMessageAt' | 'endedAt' | 'caseId' | 'leadId'
> & { reference: string | null };

async function findStaffChat(db: Db, viewer: Viewer, id: string): Promise<StaffRow> {
  const [row] = await db
    .select(STAFF_COLUMNS)
    .from(chatSessions)
    .leftJoin(contactMessages, eq(contactMessages.id, chatSessions.contactMessageId))
    .where(and(eq(chatSessions.id, id), mayAnswer(viewer)));
  if (!row) throw notFound();
  return row;
}

/** Administrators may answer all; a broker those whose case they have accepted and have access to now. */
function mayAnswer(viewer: Viewer): SQL | undefined {
  if (viewer.kind !== 'user' || viewer.role === 'client') throw forbidden();
  if (viewer.role === 'admin') return undefined;
  return sql`exists (select 1 from ${caseAccess} where ${and(
    eq(caseAccess.caseId, chatSessions.caseId),
    eq(caseAccess.brokerId, viewer.id),
    isNull(caseAccess.closedAt),
    isNotNull(caseAccess.acceptedAt),
  )})`;
}

async function recordChatRead(tx: Db, viewer: Viewer & { kind: 'user' }, caseId: string): Promise<void> {
  const [profile] = await tx
    .select({ brokerage: brokerProfiles.brokerage, licenceNumber: brokerProfiles.licenceNumber })
    .from(brokerProfiles)
    .where(eq(brokerProfiles.userId, viewer.id));
  await recordDisclosure(tx, viewer, {
    caseId,
    kind: 'viewed',
    recipient: { kind: 'broker', id: viewer.id, name: viewer.fullName, ...profile },
    fields: ['messages'],
    purpose: 'case_work',
  });
}

async function listMessages(db: Db, sessionId: string, only?: SQL): Promise<ChatState['messages']> {
  const rows = await db
    .select({
      id: chatMessages.id,
      role: chatMessages.role,
      content: chatMessages.content,
      createdAt: chatMessages.createdAt,
      fullName: users.fullName,
      brokerage: brokerProfiles.brokerage,
      licenceNumber: brokerProfiles.licenceNumber,
    })
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.authorId))
    .leftJoin(brokerProfiles, eq(brokerProfiles.userId, chatMessages.authorId))
    .where(and(eq(chatMessages.sessionId, sessionId), only))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id))
    .limit(LISTED * 2);
  return rows.map(({ fullName, brokerage, licenceNumber, createdAt, ...row }) => ({
    ...row,
    author:
      fullName &&
      [fullName, brokerage, licenceNumber && `licence ${licenceNumber}`].filter(Boolean).join(', '),
    createdAt: createdAt.toISOString(),
  }));
}

async function announceChat(tx: Db, id: string): Promise<void> {
  await announce(tx, { topics: ['chats', `chats/${id}`], roles: ['admin', 'broker'], guests: [id] });
}

function toStaffChat({
  promiseAt,
  lastMessageAt,
  reference,
  leadId,
  id,
  mode,
  visitorName,
}: StaffRow): StaffChat {
  return {
    id,
    mode,
    visitorName,
    reference: reference ?? leadId,
    promiseAt: promiseAt?.toISOString() ?? null,
    lastMessageAt: lastMessageAt.toISOString(),
  };
}
