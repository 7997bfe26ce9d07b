import { z } from 'zod';
import { caseParams } from '#app/features/cases/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { caseThreads } from './case-threads.server.ts';
import { deleteLine, editLine } from './commands/change-line.server.ts';
import { markRead } from './commands/mark-read.server.ts';
import { notePresence } from './commands/note-presence.server.ts';
import { sendCaseLine } from './commands/send-case-line.server.ts';
import type { Subject } from './policy.server.ts';
import { listConversations } from './queries/list-conversations.server.ts';
import { listPresence } from './queries/list-presence.server.ts';
import { readOwnLine, readThread } from './queries/read-thread.server.ts';
import {
  caseLine,
  conversationList,
  editInput,
  lineListQuery,
  linePage,
  newLine,
  presenceInput,
  presenceList,
  readInput,
} from './schema.ts';

const lineParams = z.strictObject({ id: z.uuid(), mid: z.uuid() });
const conversationQuery = z.strictObject({ as: z.enum(['client']).optional() });
const about = (id: string): Subject => ({ policy: caseThreads, id });

/** `/api/cases/{id}/messages`: what the people of a case write to each other. */
export const messagesApi = newApi()
  .use('/conversations', requireUser())
  .use('/cases/:id/messages/*', requireUser())
  .use('/cases/:id/presence', requireUser())
  .get(
    '/conversations',
    describe('What is said about the cases of the viewer', { 200: conversationList }),
    query(conversationQuery),
    async (c) =>
      output(c, conversationList, await listConversations(c.var.db, c.var.viewer, c.req.valid('query'))),
  )
  .get(
    '/cases/:id/messages',
    describe('A page of the conversation about a case', { 200: linePage }),
    params(caseParams),
    query(lineListQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), subject: about(c.req.valid('param').id) };
      return output(c, linePage, await readThread(c.var.db, c.var.viewer, input));
    },
  )
  .post(
    '/cases/:id/messages',
    describe('Writes a message, or a note for staff', { 201: caseLine }, 'conflict'),
    params(caseParams),
    body(newLine),
    async (c) => {
      const { db, viewer } = c.var;
      const subject = about(c.req.valid('param').id);
      const { id } = await sendCaseLine(db, viewer, { subject, line: c.req.valid('json') });
      return output(c, caseLine, await readOwnLine(db, viewer, { subject, lineId: id }), 201);
    },
  )
  .post(
    '/cases/:id/messages/read',
    describe('Says up to which message the viewer has read', { 204: null }),
    params(caseParams),
    body(readInput),
    async (c) => {
      const { at } = c.req.valid('json');
      await markRead(c.var.db, c.var.viewer, { subject: about(c.req.valid('param').id), upTo: at });
      return c.body(null, 204);
    },
  )
  .patch(
    '/cases/:id/messages/:mid',
    describe('Changes an own message', { 200: caseLine }, 'conflict'),
    params(lineParams),
    body(editInput),
    async (c) => {
      const { db, viewer } = c.var;
      const { id, mid } = c.req.valid('param');
      const which = { subject: about(id), lineId: mid };
      await editLine(db, viewer, { ...which, ...c.req.valid('json') });
      return output(c, caseLine, await readOwnLine(db, viewer, which));
    },
  )
  .delete(
    '/cases/:id/messages/:mid',
    describe('Takes an own message back', { 204: null }),
    params(lineParams),
    async (c) => {
      const { id, mid } = c.req.valid('param');
      await deleteLine(c.var.db, c.var.viewer, { subject: about(id), lineId: mid });
      return c.body(null, 204);
    },
  )
  .get(
    '/cases/:id/presence',
    describe('Who else has a case open', { 200: presenceList }),
    params(caseParams),
    async (c) => {
      const subject = about(c.req.valid('param').id);
      return output(c, presenceList, await listPresence(c.var.db, c.var.viewer, subject));
    },
  )
  .post(
    '/cases/:id/presence',
    describe('Says that the viewer has a case open, is writing, or has left', { 204: null }),
    params(caseParams),
    body(presenceInput),
    async (c) => {
      const { presence } = c.req.valid('json');
      await notePresence(c.var.db, c.var.viewer, { subject: about(c.req.valid('param').id), presence });
      return c.body(null, 204);
    },
  );
