import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { addBusinessTime } from '#app/platform/business-hours.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { announce } from '#app/platform/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { Assistant, AssistantAnswer } from './assistant.server.ts';
import { maskPersonalData, rebuildConversation } from './conversation.ts';
import { contentWords } from './question-words.ts';
import { type SavedLead, saveLead } from './save-lead.server.ts';
import type { ChatAnswer, ChatRequest, chatFeedback, chatHandoff } from './schema.ts';
import { type ChatSession, keptUntil, type OpenChat, openChat } from './sessions.server.ts';
import { chatMessages, chatSessions, chatUnanswered } from './tables.server.ts';

const STORED_CHARACTERS = 2_000;

type Meta = { ip: string; page: string; token: string | undefined };

/**
 * Takes a visitor's message: keeps contact data that comes with it, and answers, unless a person has taken over.
 * Returns the answer and the token of the conversation. Refuses nothing that has passed the schema.
 */
export async function takeMessage(
  db: Db,
  viewer: Viewer,
  { assistant, request, meta }: { assistant: Assistant; request: ChatRequest; meta: Meta },
): Promise<{ answer: ChatAnswer; token: string }> {
  const { session, token } = await openChat(db, meta.token);
  const conversation = rebuildConversation(request.messages);
  if (session.mode !== 'bot') {
    await storeForPeople(db, session, conversation.question);
    return { token, answer: { success: true, data: { response: '', mode: session.mode } } };
  }
  const lead = request.leadInfo
    ? await saveLead(db, viewer, { session, lead: request.leadInfo, meta })
    : undefined;
  const said = await reply(assistant, conversation, lead);
  const hasLead = lead !== undefined || session.leadId !== null || session.contactMessageId !== null;
  const messageId = await storeExchange(db, session, { question: conversation.question, said, hasLead });
  const data = {
    response: said.response,
    ...(lead && { leadId: lead.leadId }),
    sources: said.sources,
    mode: session.mode,
    messageId,
    outcome: said.outcome,
  };
  return { token, answer: { success: true, data } };
}

/** A bare yes or no belongs to the question of consent; anything else is a question too. */
const BARE_REPLY =
  /^\W*(?:yes|yep|yeah|sure|ok(?:ay)?|no|nope|not now|please(?: do)?|no thanks?|thanks?|thank you|go ahead|agreed|i agree|correct)\b[\s\S]{0,60}$/i;

async function reply(
  assistant: Assistant,
  conversation: ReturnType<typeof rebuildConversation>,
  lead: SavedLead | undefined,
): Promise<AssistantAnswer> {
  if (lead && BARE_REPLY.test(conversation.question)) {
    return { outcome: 'lead', response: lead.reply, sources: [] };
  }
  const answer = await assistant.answer(conversation);
  return lead ? { ...answer, response: `${lead.reply}\n\n${answer.response}` } : answer;
}

type Exchange = { question: string; said: AssistantAnswer; hasLead: boolean };

async function storeExchange(
  db: Db,
  session: ChatSession,
  { question, said, hasLead }: Exchange,
): Promise<string> {
  const messageId = newId();
  const asked = maskPersonalData(question);
  await db.transaction(async (tx) => {
    await tx.insert(chatMessages).values([
      { sessionId: session.id, role: 'user', content: asked, createdAt: now() },
      {
        id: messageId,
        sessionId: session.id,
        role: 'assistant',
        content: said.response.slice(0, STORED_CHARACTERS).toWellFormed(),
        outcome: said.outcome,
        sources: said.sources,
        // One millisecond later, so that the order of the two is their order.
        createdAt: new Date(now().getTime() + 1),
      },
    ]);
    await touch(tx, session, hasLead);
    if (said.outcome === 'unknown') await countUnanswered(tx, asked);
  });
  return messageId;
}

async function countUnanswered(tx: Db, question: string): Promise<void> {
  const words = contentWords(question).toSorted();
  if (words.length === 0) return;
  await tx
    .insert(chatUnanswered)
    .values({
      wordsKey: words.join(' ').slice(0, 300),
      question: question.slice(0, 300).toWellFormed(),
      lastAskedAt: now(),
    })
    .onConflictDoUpdate({
      target: chatUnanswered.wordsKey,
      set: { count: sql`${chatUnanswered.count} + 1`, lastAskedAt: now() },
    });
}

async function storeForPeople(db: Db, session: ChatSession, question: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(chatMessages)
      .values({ sessionId: session.id, role: 'user', content: maskPersonalData(question) });
    await touch(tx, session, true);
    await announceToPeople(tx, session);
  });
}

async function touch(tx: Db, { id }: ChatSession, hasLead: boolean): Promise<void> {
  await tx
    .update(chatSessions)
    .set({ lastMessageAt: now(), purgeAfter: keptUntil(hasLead) })
    .where(eq(chatSessions.id, id));
}

/** Those who may answer read their list again: administrators, and the broker who answers here already. */
async function announceToPeople(tx: Db, session: ChatSession): Promise<void> {
  await announce(tx, {
    topics: ['chats', `chats/${session.id}`],
    roles: ['admin'],
    userIds: session.answeredById ? [session.answeredById] : [],
  });
}

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

export type Handoff = OpenChat & { promiseAt: Date; reference: string };

/**
 * Asks for a person: the assistant falls silent, the people of this site are told, and the visitor gets a time
 * (one business day) and a reference. Asking again gets the same ones.
 */
export async function requestPerson(
  db: Db,
  { contact }: z.output<typeof chatHandoff>,
  meta: Meta,
): Promise<Handoff> {
  const { session: opened, token } = await openChat(db, meta.token);
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `chat-handoff:${opened.id}`);
    const [session = opened] = await tx.select().from(chatSessions).where(eq(chatSessions.id, opened.id));
    const promiseAt = session.promiseAt ?? addBusinessTime(now(), { days: 1 });
    const { phone, ...who } = contact;
    const stored = await sendContactMessage(
      tx,
      { ...who, ...(phone && { phone }), topic: 'other', message: await lastQuestion(tx, session) },
      { ip: meta.ip, source: 'chat' },
    );
    const mode = session.mode === 'human' ? 'human' : 'waiting';
    const changes = {
      mode,
      promiseAt,
      visitorName: contact.fullName,
      contactMessageId: stored.id,
      purgeAfter: keptUntil(true),
    } as const;
    await tx.update(chatSessions).set(changes).where(eq(chatSessions.id, session.id));
    await announceToPeople(tx, session);
    return { session: { ...session, ...changes }, token, promiseAt, reference: stored.reference };
  });
}

async function lastQuestion(tx: Db, session: ChatSession): Promise<string> {
  const [last] = await tx
    .select({ content: chatMessages.content })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, session.id), eq(chatMessages.role, 'user')))
    .orderBy(desc(chatMessages.createdAt))
    .limit(1);
  const asked = last ? ` The last question was:\n\n${last.content}` : '';
  return `Asked for a person in the chat.${asked}`;
}
