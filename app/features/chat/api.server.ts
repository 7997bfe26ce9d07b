import { z } from 'zod';
import type { Assistant } from '#app/features/assistant/assistant.server.ts';
import { type ChatNotice, chatNotice } from '#app/features/assistant/schema.ts';
import { senderOf } from '#app/features/quotes/proof/sender.server.ts';
import { isDatabaseUnavailable } from '#app/platform/database/failures.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe, describeHeader } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, headers, output, params } from '#app/platform/http/validate.server.ts';
import { streamLive } from '#app/platform/live/events.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { TOKEN_HEADER, tokenOf } from './chat-token.server.ts';
import { takeMessage } from './commands/take-message.server.ts';
import { voteOnAnswer } from './commands/vote-on-answer.server.ts';
import { answerChat, notePresence, takeChat } from './handoff/commands/answer-chat.server.ts';
import { endChat } from './handoff/commands/end-chat.server.ts';
import { handBackChat } from './handoff/commands/leave-chat.server.ts';
import { requestPerson } from './handoff/commands/request-person.server.ts';
import { chatHandoff } from './handoff/handoff-schema.ts';
import {
  chatState,
  chatVotes,
  handBack,
  staffChatDetail,
  staffChats,
  staffPresence,
  staffReply,
  unansweredQuestions,
} from './handoff/people-schema.ts';
import { listChats, listUnanswered, listVotes, readChat } from './handoff/staff-queries.server.ts';
import { readState } from './handoff/visitor-state.server.ts';
import { deleteKeptLead, readKeptLead } from './lead/kept-lead.server.ts';
import { limitChat, limitLead } from './limits/limit-chat.server.ts';
import { chatAnswer, chatFeedback, chatRequest, handoffReceipt, keptLead } from './schema.ts';
import { findChat } from './sessions.server.ts';

const TROUBLE =
  "I'm sorry, I'm having trouble connecting to my knowledge base right now. Please try again later or contact us directly for assistance.";

const requireStaffRole = requireRole('broker', 'admin');
const chatParams = z.strictObject({ id: z.uuid() });
/** The same for a line that is sent again: people get it once. */
const sentAgain = z.object({ 'idempotency-key': z.uuid().optional() });

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  notice: describe('Who answers in the chat', { 200: chatNotice }),
  message: describe('Answers a message of a visitor', { 200: chatAnswer }, 'conflict'),
  end: describe('Ends a conversation', { 204: null }),
  lead: describe('What is kept of a visitor and not shared', { 200: keptLead }, 'not_found'),
  deleteLead: describe('Deletes that', { 204: null }, 'not_found'),
  feedback: describe('Says whether an answer helped', { 204: null }, 'not_found'),
  handoff: describe('Asks for a person', { 200: handoffReceipt }, 'conflict'),
  state: describe('What people have written in a conversation', { 200: chatState }, 'not_found'),
  events: describe(
    'Tells when something has changed in a conversation',
    { 200: 'text/event-stream' },
    'not_found',
  ),
  list: describe('The conversations that wait for people', { 200: staffChats }),
  unanswered: describe('Questions that no page answers', { 200: unansweredQuestions }),
  votes: describe('What visitors say of the answers', { 200: chatVotes }),
  chat: describe('A conversation, for the people who answer', { 200: staffChatDetail }),
  take: describe('Takes a conversation', { 204: null }, 'conflict'),
  answer: describe('Writes to the visitor', { 204: null }, 'conflict'),
  presence: describe('Says whether the person who answers is there', { 204: null }),
  handBack: describe('Gives a conversation back to the assistant', { 204: null }, 'conflict'),
};

/** `/api/ai-chat` is the visitor's window; `/api/chats` is for the people who answer in it. */
export const chatApi = ({ assistant, notice }: { assistant: Assistant; notice: () => ChatNotice }) =>
  newApi()
    .use('/ai-chat/*', describeHeader('X-Chat-Token', 'Opens the conversation; given with its first answer'))
    .get('/ai-chat', TELLS.notice, async (c) => output(c, chatNotice, notice()))
    .post('/ai-chat', TELLS.message, limitChat(), headers(sentAgain), body(chatRequest), async (c) => {
      const request = c.req.valid('json');
      if (request.leadInfo && request.leadInfo.consent !== null) await limitLead(c);
      const clientId = c.req.valid('header')['idempotency-key'];
      const page = pageOf(request.caseInfo?.currentPage);
      const sender = await senderOf(c, undefined);
      const isMailed = sendsMail(c.var.env);
      const meta = { ip: c.var.ip, page, token: tokenOf(c), clientId, sender, isMailed };
      try {
        const { answer, token } = await takeMessage(c.var.db, c.var.viewer, { assistant, request, meta });
        c.header(TOKEN_HEADER, token);
        return output(c, chatAnswer, answer);
      } catch (error) {
        if (error instanceof AppError || isDatabaseUnavailable(error)) throw error;
        c.var.log.error({ error, requestId: c.var.requestId }, 'A chat message was not answered');
        return output(c, chatAnswer, { success: false, error: TROUBLE });
      }
    })
    .delete('/ai-chat', TELLS.end, limit('chat-read.ip'), async (c) => {
      const session = await findChat(c.var.db, tokenOf(c));
      if (session) await endChat(c.var.db, session);
      return c.body(null, 204);
    })
    .get('/ai-chat/lead', TELLS.lead, limit('chat-read.ip'), async (c) =>
      output(c, keptLead, await readKeptLead(c.var.db, await findChat(c.var.db, tokenOf(c)))),
    )
    .delete('/ai-chat/lead', TELLS.deleteLead, limit('chat-read.ip'), async (c) => {
      await deleteKeptLead(c.var.db, await findChat(c.var.db, tokenOf(c)));
      return c.body(null, 204);
    })
    .post('/ai-chat/feedback', TELLS.feedback, limit('chat-read.ip'), body(chatFeedback), async (c) => {
      await voteOnAnswer(c.var.db, await findChat(c.var.db, tokenOf(c)), c.req.valid('json'));
      return c.body(null, 204);
    })
    .post('/ai-chat/handoff', TELLS.handoff, limit('contact.ip'), body(chatHandoff), async (c) => {
      const input = c.req.valid('json');
      await c.var.limiter.consume('contact.email', input.contact.email);
      const meta = { ip: c.var.ip, token: tokenOf(c) };
      const { promiseAt, reference, token } = await requestPerson(c.var.db, input, meta);
      c.header(TOKEN_HEADER, token);
      return output(c, handoffReceipt, { promiseAt: promiseAt.toISOString(), reference });
    })
    .get('/ai-chat/state', TELLS.state, limit('chat-read.ip'), async (c) => {
      const session = await findChat(c.var.db, tokenOf(c));
      if (!session) throw notFound();
      return output(c, chatState, await readState(c.var.db, session));
    })
    .get('/ai-chat/events', TELLS.events, limit('chat-read.ip'), async (c) => {
      const session = await findChat(c.var.db, tokenOf(c));
      if (!session) throw notFound();
      return streamLive(c, { kind: 'guest', key: session.id });
    })
    .route('/', staffApi(assistant));

/** For the people who answer. */
const staffApi = (assistant: Assistant) =>
  newApi()
    .get('/chats', TELLS.list, requireStaffRole, async (c) =>
      output(c, staffChats, { items: await listChats(c.var.db, c.var.viewer) }),
    )
    .get('/chats/unanswered', TELLS.unanswered, requireRole('admin'), async (c) =>
      output(c, unansweredQuestions, { items: await listUnanswered(c.var.db, assistant) }),
    )
    .get('/chats/votes', TELLS.votes, requireRole('admin'), async (c) =>
      output(c, chatVotes, await listVotes(c.var.db, assistant)),
    )
    .get('/chats/:id', TELLS.chat, requireStaffRole, params(chatParams), async (c) =>
      output(c, staffChatDetail, {
        ...(await readChat(c.var.db, c.var.viewer, c.req.valid('param').id)),
        sendsMail: sendsMail(c.var.env),
      }),
    )
    .post('/chats/:id/take', TELLS.take, requireStaffRole, params(chatParams), async (c) => {
      await takeChat(c.var.db, c.var.viewer, c.req.valid('param').id);
      return c.body(null, 204);
    })
    .post(
      '/chats/:id/messages',
      TELLS.answer,
      requireStaffRole,
      params(chatParams),
      body(staffReply),
      async (c) => {
        const { id } = c.req.valid('param');
        await answerChat(c.var.db, c.var.viewer, { id, ...c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .post(
      '/chats/:id/presence',
      TELLS.presence,
      requireStaffRole,
      params(chatParams),
      body(staffPresence),
      async (c) => {
        await notePresence(c.var.db, c.var.viewer, { ...c.req.valid('param'), ...c.req.valid('json') });
        return c.body(null, 204);
      },
    )
    .post(
      '/chats/:id/hand-back',
      TELLS.handBack,
      requireStaffRole,
      params(chatParams),
      body(handBack),
      async (c) => {
        await handBackChat(c.var.db, c.var.viewer, { ...c.req.valid('param'), ...c.req.valid('json') });
        return c.body(null, 204);
      },
    );

/** Only a path of ours, for the record of consent. */
function pageOf(page: string | null | undefined): string {
  return page && /^\/[\w/-]*$/.test(page) ? page.slice(0, 200) : '/';
}
