import { z } from 'zod';
import type { ExportPart } from '#app/features/accounts/export-part.server.ts';
import { openFromMessage } from '#app/features/privacy/from-message/open-from-message.server.ts';
import { fromMessageInput } from '#app/features/privacy/from-message/schema.ts';
import { listAnsweredRequests, listOpenRequests } from '#app/features/privacy/queries.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { answerRequest } from './answer-request.server.ts';
import { makeCopy, readAsker } from './asker.server.ts';
import { privacyAnswer, privacyAsker, privacyRequestList } from './schema.ts';

const requestParams = z.strictObject({ id: z.uuid() });

/** Who is to be answered, and their copy. `parts` are what other nouns add to it. */
const askerApi = (parts: ExportPart[]) =>
  newApi()
    .get(
      '/admin/privacy-requests/:id/asker',
      describe('Who is to be answered, and whether email reaches them', { 200: privacyAsker }, 'not_found'),
      requireRole('admin'),
      params(requestParams),
      async (c) => {
        const on = { ...c.req.valid('param'), requestId: c.var.requestId };
        const asker = await readAsker(c.var.db, c.var.viewer, on);
        const isMailed = sendsMail(c.var.env);
        const confirmLink = isMailed ? null : asker.confirmLink;
        return output(c, privacyAsker, { ...asker, sendsMail: isMailed, confirmLink });
      },
    )
    .get(
      '/admin/privacy-requests/:id/copy',
      describe(
        'What is held of somebody who asked for a copy, to hand over',
        { 200: z.record(z.string(), z.unknown()) },
        'not_found',
        'conflict',
      ),
      requireRole('admin'),
      params(requestParams),
      async (c) => {
        const on = { ...c.req.valid('param'), requestId: c.var.requestId };
        const isQuotesOn = c.var.env.BROKER_QUOTES === 'on';
        const copy = await makeCopy(c.var.db, c.var.viewer, { ...on, parts, isQuotesOn });
        c.header('Content-Disposition', 'attachment; filename="their-data.json"');
        c.header('Cache-Control', 'private, no-store');
        return c.json(copy);
      },
    );

/** What people have asked about their data, and its answers. `parts` are what other nouns add to a copy. */
export const privacyRequestsApi = (parts: ExportPart[]) =>
  newApi()
    .route('/', askerApi(parts))
    .get(
      '/admin/privacy-requests',
      describe('What people have asked about their data: open ones, then those answered', {
        200: privacyRequestList,
      }),
      requireRole('admin'),
      async (c) => output(c, privacyRequestList, await listAll(c.var.db)),
    )
    .post(
      '/admin/contact-messages/:id/privacy-request',
      describe(
        'Makes a privacy request of a contact message; its sender confirms it by email',
        { 201: privacyRequestList },
        'not_found',
        'conflict',
      ),
      requireRole('admin'),
      params(requestParams),
      body(fromMessageInput),
      async (c) => {
        const on = { messageId: c.req.valid('param').id, requestId: c.var.requestId };
        await openFromMessage(c.var.db, c.var.viewer, { ...on, ...c.req.valid('json') });
        return output(c, privacyRequestList, await listAll(c.var.db), 201);
      },
    )
    .post(
      '/admin/privacy-requests/:id/answer',
      describe(
        'Does what was asked for, or says why not',
        { 200: privacyRequestList },
        'not_found',
        'conflict',
      ),
      requireRole('admin'),
      params(requestParams),
      body(privacyAnswer),
      async (c) => {
        const answer = c.req.valid('json');
        const told = { id: c.req.valid('param').id, answer, requestId: c.var.requestId };
        await answerRequest(c.var.db, c.var.viewer, { ...told, sendsMail: sendsMail(c.var.env) });
        return output(c, privacyRequestList, await listAll(c.var.db));
      },
    );

async function listAll(db: Parameters<typeof listOpenRequests>[0]) {
  return { items: [...(await listOpenRequests(db)), ...(await listAnsweredRequests(db))] };
}
