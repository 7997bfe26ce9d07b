import { and, count, desc, eq, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Assistant } from '#app/features/assistant/assistant.server.ts';
import { wordsKeyOf } from '#app/features/assistant/passages/question-words.ts';
import { taughtQuestions } from '#app/features/assistant/teaching/queries.server.ts';
import { MOST_LESSONS } from '#app/features/assistant/teaching/schema.ts';
import { findContact } from '#app/features/contact/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { ChatSession } from '../sessions.server.ts';
import { chatMessages, chatSessions, chatUnanswered } from '../tables.server.ts';
import { listAllLines, listPeopleLines } from './chat-lines.server.ts';
import { findStaffChat, type HandedOffChat, readChats } from './handed-off-chats.server.ts';
import type { chatVotes, StaffChat, StaffChatDetail, unansweredQuestions } from './people-schema.ts';
import { isHere } from './presence.ts';
import { mayAnswer, recordListing, recordReading, requireStaff, type Staff } from './staff-access.server.ts';

const LISTED = 100;

/** The viewer's conversations in which a person was asked for; of those that visitors have ended, the unanswered. */
export async function listChats(db: Db, viewer: Viewer): Promise<StaffChat[]> {
  const staff = requireStaff(viewer);
  const isOpen = or(isNull(chatSessions.endedAt), isNotNull(chatSessions.unansweredAt));
  const found = await readChats(db, and(mayAnswer(staff), isOpen), LISTED);
  await recordListing(
    db,
    staff,
    found.map(({ session }) => session),
  );
  return found.map((chat) => toStaffChat(chat, staff));
}

/**
 * One conversation; 404 when it is not the viewer's to answer. A broker reads what was said since a person was asked
 * for. Every look is written down.
 */
export async function readChat(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<Omit<StaffChatDetail, 'sendsMail'>> {
  const staff = requireStaff(viewer);
  return db.transaction(async (tx) => {
    const chat = await findStaffChat(tx, staff, id);
    const { session } = chat;
    const contact = staff.role === 'admin' ? await findSender(tx, session) : null;
    await recordReading(tx, staff, session, contact);
    return {
      ...toStaffChat(chat, staff),
      caseId: session.caseId,
      contact,
      messages:
        staff.role === 'admin'
          ? await listAllLines(tx, staff, id)
          : await listPeopleLines(tx, staff, id, session.handedOffAt ?? now()),
    };
  });
}

async function findSender(tx: Db, { contactMessageId }: ChatSession) {
  const found = contactMessageId ? await findContact(tx, contactMessageId) : null;
  return found && { email: found.email, phone: found.phone };
}

/**
 * Questions without an answer on the site, the most frequent first, each with the entries that come nearest. One that was
 * taught since it was asked last is left out.
 */
export async function listUnanswered(
  db: Db,
  { nearest }: Pick<Assistant, 'nearest'>,
): Promise<z.output<typeof unansweredQuestions>['items']> {
  const isTaught = (await taughtQuestions(db)).map(({ words, at }) =>
    and(eq(chatUnanswered.wordsKey, words), lte(chatUnanswered.lastAskedAt, at)),
  );
  const rows = await db
    .select({
      question: chatUnanswered.question,
      count: chatUnanswered.count,
      lastAskedAt: chatUnanswered.lastAskedAt,
    })
    .from(chatUnanswered)
    .where(isTaught.length > 0 ? not(or(...isTaught) ?? sql`false`) : undefined)
    .orderBy(desc(chatUnanswered.count), desc(chatUnanswered.lastAskedAt))
    .limit(LISTED);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      lastAskedAt: row.lastAskedAt.toISOString(),
      nearest: await nearest(row.question),
    })),
  );
}

/**
 * How visitors judged answers, and those found not helpful, newest first, each with what was asked before it. Where that
 * was taught since, the vote counts but is not listed.
 */
export async function listVotes(
  db: Db,
  { nearest }: Pick<Assistant, 'nearest'>,
): Promise<z.output<typeof chatVotes>> {
  const counts = await db
    .select({ vote: chatMessages.vote, times: count() })
    .from(chatMessages)
    .where(isNotNull(chatMessages.vote))
    .groupBy(chatMessages.vote);
  const timesOf = (vote: 'up' | 'down') => counts.find((row) => row.vote === vote)?.times ?? 0;
  const rows = await db
    .select({
      id: chatMessages.id,
      answer: chatMessages.content,
      reason: chatMessages.voteReason,
      answeredAt: chatMessages.createdAt,
      // Plain names: in a select from one table, Drizzle leaves the table off its columns.
      question: sql<string | null>`(select asked.content from chat_messages asked
        where asked.session_id = chat_messages.session_id and asked.role = 'user'
          and asked.created_at <= chat_messages.created_at
        order by asked.created_at desc limit 1)`,
    })
    .from(chatMessages)
    .where(eq(chatMessages.vote, 'down'))
    .orderBy(desc(chatMessages.createdAt))
    .limit(LISTED + MOST_LESSONS);
  const taught = new Map((await taughtQuestions(db)).map(({ words, at }) => [words, at]));
  const isTaught = ({ question, answeredAt }: (typeof rows)[number]) => {
    const at = taught.get(wordsKeyOf(question ?? ''));
    return at !== undefined && answeredAt <= at;
  };
  return {
    up: timesOf('up'),
    down: timesOf('down'),
    notHelpful: await Promise.all(
      rows
        .filter((row) => !isTaught(row))
        .slice(0, LISTED)
        .map(async (row) => ({
          ...row,
          answeredAt: row.answeredAt.toISOString(),
          nearest: row.question ? await nearest(row.question) : [],
        })),
    ),
  };
}

function toStaffChat({ session, reference, answerer }: HandedOffChat, viewer: Staff): StaffChat {
  const { id, mode, visitorName, promiseAt, missedPromises, lastMessageAt } = session;
  return {
    id,
    mode,
    visitorName,
    reference,
    promiseAt: promiseAt?.toISOString() ?? null,
    missedPromises,
    isUnanswered: session.unansweredAt !== null,
    lastMessageAt: lastMessageAt.toISOString(),
    answerer: answerer && {
      name: answerer.name,
      isYou: answerer.id === viewer.id,
      isHere: isHere(session.answererSeenAt, now()),
    },
    isVisitorHere: session.endedAt === null && isHere(session.visitorSeenAt, now()),
  };
}
