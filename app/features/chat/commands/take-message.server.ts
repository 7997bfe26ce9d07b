import { eq, sql } from 'drizzle-orm';
import type { Assistant, AssistantAnswer } from '#app/features/assistant/assistant.server.ts';
import {
  type Conversation,
  maskPersonalData,
  rebuildConversation,
  withoutTrackingLinks,
} from '#app/features/assistant/conversation.ts';
import { contentWords, wordsKeyOf } from '#app/features/assistant/passages/question-words.ts';
import { lockChat } from '#app/features/chat/handoff/handed-off-chats.server.ts';
import { nextPromise } from '#app/features/chat/handoff/next-promise.ts';
import type { ChatMode } from '#app/features/chat/handoff/people-schema.ts';
import { threadOf } from '#app/features/chat/handoff/thread.server.ts';
import { type SavedLead, saveLead } from '#app/features/chat/lead/save-lead.server.ts';
import type { ChatAnswer, ChatRequest } from '#app/features/chat/schema.ts';
import { type ChatSession, keptUntil, openChat } from '#app/features/chat/sessions.server.ts';
import { chatMessages, chatSessions, chatUnanswered } from '#app/features/chat/tables.server.ts';
import { addLine, addLineOf } from '#app/features/messages/commands/add-line.server.ts';
import { linkAskedFor } from '#app/features/quotes/jobs.ts';
import type { Sender } from '#app/features/quotes/proof/unconfirmed.server.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { type Db, endWithoutDisk, sendWithNext } from '#app/platform/database/database.server.ts';
import { newId, REFERENCE } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { replies } from '#content/chat/replies.ts';

const STORED_CHARACTERS = 2_000;
/** Addresses of the web are taken out of what visitors write. */
const ONLY_A_LINK = '[link]';

type Meta = {
  ip: string;
  page: string;
  token: string | undefined;
  clientId?: string | undefined;
  sender?: Sender | undefined;
  /** Whether emails go out here. */
  isMailed: boolean;
};
type Taken = { answer: ChatAnswer; token: string };

/**
 * Takes a visitor's message: keeps contact data that comes with it, and answers. Once a person has been asked for it goes to
 * them, and is answered beside until they are there.
 * Returns the answer and the token of the conversation. Refuses nothing that has passed the schema.
 */
export async function takeMessage(
  db: Db,
  viewer: Viewer,
  { assistant, request, meta }: { assistant: Assistant; request: ChatRequest; meta: Meta },
): Promise<Taken> {
  const { session, token } = await openChat(db, meta.token);
  const conversation = rebuildConversation(request.messages);
  const asked = { question: conversation.question, clientId: meta.clientId };
  if (session.mode !== 'bot') {
    const aside = session.mode === 'waiting' ? await answerAside(assistant, conversation, session) : '';
    const stored = await storeForPeople(db, assistant, session.id, { ...asked, aside });
    if (stored) return { token, answer: { success: true, data: stored } };
  }
  const { leadInfo } = request;
  // Who has been asked and said neither yes nor no has nothing kept.
  const isDecided = leadInfo && leadInfo.consent !== null;
  const lead = isDecided ? await saveLead(db, viewer, { session, lead: leadInfo, meta }) : undefined;
  const replied = await reply(assistant, conversation, lead);
  const said = await askedForLink(db, { ...conversation, ...meta }, replied);
  const hasLead = lead !== undefined || session.leadId !== null || session.contactMessageId !== null;
  const stored = await storeExchange(db, assistant, session.id, { ...asked, said, hasLead });
  const leadId = lead && { leadId: lead.leadId };
  if ('response' in stored) {
    // A person was asked for while the answer was being made: from then on the assistant is silent.
    const response = lead?.reply ?? stored.response;
    return { token, answer: { success: true, data: { ...stored, ...leadId, response } } };
  }
  const { response, sources, buttons, outcome } = said;
  return {
    token,
    answer: { success: true, data: { response, ...leadId, sources, buttons, outcome, ...stored } },
  };
}

/**
 * What the assistant says while a person is waited for: what it knows, and that the line was passed on. Once a person is
 * there it is silent.
 */
async function answerAside(
  assistant: Assistant,
  conversation: Conversation,
  { promiseAt }: ChatSession,
): Promise<string> {
  const { outcome, response, key } = await assistant.answer(conversation);
  const passedOn = replies.passedOn(promiseAt && formatAlbertaTime(promiseAt, 'dayTime'));
  const isAnswer = outcome === 'answer' && !key?.startsWith('talk-');
  return isAnswer ? [response, passedOn].join('\n\n') : passedOn;
}

/** What is left of a message beside a reference tells whether that is all it says. */
const FEW_WORDS = 4;
const ABOUT_A_REQUEST = new Set([
  'do-request-status',
  'do-nobody-called',
  'site-status-words',
  'site-when-contacted',
]);

/** Who gives a reference to learn where the request is has its link mailed; the answer tells nobody whether there is one. */
async function askedForLink(
  db: Db,
  { question, isMailed }: Pick<Conversation, 'question'> & Pick<Meta, 'isMailed'>,
  said: Said,
): Promise<Said> {
  const [whole, letters] = REFERENCE.exec(question) ?? [];
  if (!whole || !letters || said.outcome === 'emergency' || said.outcome === 'lead') return said;
  const isAll = contentWords(question.replace(whole, ' ')).length <= FEW_WORDS;
  if (!isAll && !(said.key && ABOUT_A_REQUEST.has(said.key))) return said;
  const reference = `AB-${letters.toUpperCase()}`;
  await db.transaction((tx) => enqueue(tx, linkAskedFor, { reference }));
  return {
    ...said,
    key: null,
    outcome: 'answer',
    response: replies.linkAskedFor(reference, isMailed),
    sources: [],
  };
}

/** A bare yes or no belongs to the question of consent; anything else is a question too. */
const BARE_REPLY =
  /^\W*(?:yes|yep|yeah|sure|ok(?:ay)?|no|nope|not now|please(?: do)?|no thanks?|thanks?|thank you|go ahead|agreed|i agree|correct)\b[^?]{0,60}$/i;

type Said = Pick<AssistantAnswer, 'outcome' | 'response' | 'sources' | 'buttons' | 'key'>;

async function reply(
  assistant: Assistant,
  conversation: Conversation,
  lead: SavedLead | undefined,
): Promise<Said> {
  if (!lead) return assistant.answer(conversation);
  const isInDanger = (await assistant.hearDanger(conversation.question)) !== null;
  if (!isInDanger && BARE_REPLY.test(conversation.question)) {
    return { outcome: 'lead', response: lead.reply, sources: [], buttons: [], key: null };
  }
  const answer = await assistant.answer(conversation);
  const said = isInDanger ? [answer.response, lead.reply] : [lead.reply, answer.response];
  return { ...answer, response: said.join('\n\n') };
}

/** `clientId` is the same when the browser sends a line again. */
type Asked = {
  question: string;
  clientId: string | undefined;
  /** What the assistant says beside the people who answer. */
  aside?: string;
};
type Exchange = Asked & { said: Said; hasLead: boolean };
type ForPeople = { mode: ChatMode; response: string };
type Stored = { mode: 'bot'; messageId: string } | ForPeople;

async function storeExchange(
  db: Db,
  assistant: Assistant,
  id: string,
  { question, clientId, said, hasLead }: Exchange,
): Promise<Stored> {
  const messageId = newId();
  const masked = maskPersonalData(question);
  return db.transaction(async (tx) => {
    const session = await lockChat(tx, id);
    if (session.mode !== 'bot') return storeLine(tx, assistant, session, { question, clientId });
    // The visitor's browser keeps the talk too; contact data were committed before.
    await endWithoutDisk(tx);
    // Nobody waits for an answer of these: they leave together with the commit (decision 144).
    await sendWithNext(
      tx,
      tx.insert(chatMessages).values([
        { sessionId: id, role: 'user', content: masked, createdAt: now() },
        {
          id: messageId,
          sessionId: id,
          role: 'assistant',
          content: withoutTrackingLinks(said.response).slice(0, STORED_CHARACTERS).toWellFormed(),
          outcome: said.outcome,
          sources: said.sources,
          // One millisecond later, so that the order of the two is their order.
          createdAt: new Date(now().getTime() + 1),
        },
      ]),
    );
    await sendWithNext(
      tx,
      tx
        .update(chatSessions)
        .set({ lastMessageAt: now(), purgeAfter: keptUntil(hasLead) })
        .where(eq(chatSessions.id, id)),
    );
    if (said.outcome === 'unknown') await countUnanswered(tx, masked);
    return { mode: 'bot', messageId };
  });
}

async function countUnanswered(tx: Db, question: string): Promise<void> {
  const wordsKey = wordsKeyOf(question);
  if (wordsKey === '') return;
  const latest = { question: question.slice(0, 300).toWellFormed(), lastAskedAt: now() };
  await sendWithNext(
    tx,
    tx
      .insert(chatUnanswered)
      .values({ wordsKey, ...latest })
      .onConflictDoUpdate({
        target: chatUnanswered.wordsKey,
        set: { ...latest, count: sql`${chatUnanswered.count} + 1` },
      }),
  );
}

/** The visitor's line for the people who answer; null when they have handed the conversation back meanwhile. */
async function storeForPeople(
  db: Db,
  assistant: Assistant,
  id: string,
  asked: Asked,
): Promise<ForPeople | null> {
  return db.transaction(async (tx) => {
    const session = await lockChat(tx, id);
    return session.mode === 'bot' ? null : storeLine(tx, assistant, session, asked);
  });
}

async function storeLine(
  tx: Db,
  assistant: Assistant,
  session: ChatSession,
  { question, clientId, aside = '' }: Asked,
): Promise<ForPeople> {
  // Nobody waits for a person to be told whom to call.
  const response = (await assistant.hearDanger(question)) ?? (session.mode === 'waiting' ? aside : '');
  const subject = threadOf(session.id);
  const body = maskPersonalData(question) || ONLY_A_LINK;
  const { isNew } = await addLine(tx, VISITOR, { subject, line: { body, clientId } });
  if (!isNew) return { mode: session.mode, response };
  if (response) await addLineOf(tx, subject, { role: 'assistant', userId: null }, response);
  await tx
    .update(chatSessions)
    .set({
      lastMessageAt: now(),
      purgeAfter: keptUntil(true),
      unansweredAt: now(),
      promiseAt: session.promiseAt ?? nextPromise(session),
    })
    .where(eq(chatSessions.id, session.id));
  return { mode: session.mode, response };
}
