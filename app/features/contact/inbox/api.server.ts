import type { Context } from 'hono';
import { z } from 'zod';
import { prepareRequest } from '#app/features/contact/prepared/prepare-request.server.ts';
import { prepareInput } from '#app/features/contact/prepared/schema.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { listInbox, readMessage, replyToMessage, setState } from './inbox.server.ts';
import { addNote, assignMessage } from './look-after.server.ts';
import {
  assigneeInput,
  type ContactDetail,
  contactDetail,
  inbox,
  inboxQuery,
  type KeptMessage,
  noteInput,
  replyInput,
  stateInput,
} from './schema.ts';

const messageParams = z.strictObject({ id: z.uuid() });

function shown(c: Context<ApiEnv>, detail: KeptMessage): ContactDetail {
  const { env } = c.var;
  return { ...detail, takesReplies: Boolean(env.INBOUND_MAIL_DOMAIN), sendsMail: sendsMail(env) };
}

/** What visitors wrote to the people of this site, and the answers. */
export const inboxApi = newApi()
  .get(
    '/admin/contact-messages',
    describe('Messages to the people of this site', { 200: inbox }),
    requireRole('admin'),
    query(inboxQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), requestId: c.var.requestId };
      return output(c, inbox, await listInbox(c.var.db, c.var.viewer, input));
    },
  )
  .get(
    '/admin/contact-messages/:id',
    describe(
      'A message with what was answered; opening it counts as reading',
      { 200: contactDetail },
      'not_found',
    ),
    requireRole('admin'),
    params(messageParams),
    async (c) => {
      const on = { messageId: c.req.valid('param').id, requestId: c.var.requestId };
      return output(c, contactDetail, shown(c, await readMessage(c.var.db, c.var.viewer, on)));
    },
  )
  .patch(
    '/admin/contact-messages/:id',
    describe(
      'Closes a message, marks it as spam or as answered elsewhere, or opens it again',
      { 200: contactDetail },
      'conflict',
      'not_found',
    ),
    requireRole('admin'),
    params(messageParams),
    body(stateInput),
    async (c) => {
      const on = { messageId: c.req.valid('param').id, requestId: c.var.requestId };
      return output(
        c,
        contactDetail,
        shown(c, await setState(c.var.db, c.var.viewer, { ...on, ...c.req.valid('json') })),
      );
    },
  )
  .put(
    '/admin/contact-messages/:id/assignee',
    describe(
      'Gives a message to an administrator, or to nobody',
      { 200: contactDetail },
      'conflict',
      'not_found',
    ),
    requireRole('admin'),
    params(messageParams),
    body(assigneeInput),
    async (c) => {
      const on = { messageId: c.req.valid('param').id, requestId: c.var.requestId };
      return output(
        c,
        contactDetail,
        shown(c, await assignMessage(c.var.db, c.var.viewer, { ...on, ...c.req.valid('json') })),
      );
    },
  )
  .post(
    '/admin/contact-messages/:id/notes',
    describe('Keeps a note that only administrators read', { 201: contactDetail }, 'not_found'),
    requireRole('admin'),
    params(messageParams),
    body(noteInput),
    async (c) => {
      const on = { messageId: c.req.valid('param').id, requestId: c.var.requestId };
      const detail = await addNote(c.var.db, c.var.viewer, { ...on, ...c.req.valid('json') });
      return output(c, contactDetail, shown(c, detail), 201);
    },
  )
  .post(
    '/admin/contact-messages/:id/prepared-request',
    describe(
      'Mails the sender the quote form, filled in with what they wrote',
      { 201: contactDetail },
      'conflict',
      'not_found',
    ),
    requireRole('admin'),
    params(messageParams),
    body(prepareInput),
    async (c) => {
      const on = { messageId: c.req.valid('param').id, requestId: c.var.requestId };
      const detail = await prepareRequest(c.var.db, c.var.viewer, { ...on, ...c.req.valid('json') });
      return output(c, contactDetail, shown(c, detail), 201);
    },
  )
  .post(
    '/admin/contact-messages/:id/replies',
    describe('Answers a message by email', { 201: contactDetail }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(messageParams),
    body(replyInput),
    async (c) => {
      const on = { messageId: c.req.valid('param').id, requestId: c.var.requestId };
      const { env } = c.var;
      const mailing = { replyDomain: env.INBOUND_MAIL_DOMAIN, sendsMail: sendsMail(env) };
      const answer = { ...on, ...c.req.valid('json'), ...mailing };
      const detail = await replyToMessage(c.var.db, c.var.viewer, answer);
      return output(c, contactDetail, shown(c, detail), 201);
    },
  );
