import type { Context } from 'hono';
import { z } from 'zod';
import { listEventsByLink } from '#app/features/cases/queries/event-queries.server.ts';
import { eventList, eventListQuery } from '#app/features/cases/schema.ts';
import { linkedCaseThreads } from '#app/features/messages/case-threads.server.ts';
import { markRead } from '#app/features/messages/commands/mark-read.server.ts';
import { readThread } from '#app/features/messages/queries/read-thread.server.ts';
import { lineListQuery, linePage, readInput } from '#app/features/messages/schema.ts';
import { READ_BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { openByLink } from '#app/features/quotes/tracking/open-link.server.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });

/** What was said and done in a case, to be read by the owner of its mailbox. To write, they make an account. */
export const trackedStreamApi = newApi()
  .get(
    '/track/:token/messages',
    describe('A page of the conversation about the case of a tracking link', { 200: linePage }, 'gone'),
    ...READ_BY_LINK,
    params(linkParams),
    query(lineListQuery),
    async (c) => {
      const input = { ...c.req.valid('query'), subject: await openThread(c, c.req.valid('param').token) };
      return output(c, linePage, await readThread(c.var.db, VISITOR, input));
    },
  )
  .post(
    '/track/:token/messages/read',
    describe('Says up to which message the owner of the mailbox has read', { 204: null }, 'gone'),
    ...READ_BY_LINK,
    params(linkParams),
    body(readInput),
    async (c) => {
      const subject = await openThread(c, c.req.valid('param').token);
      await markRead(c.var.db, VISITOR, { subject, upTo: c.req.valid('json').at });
      return c.body(null, 204);
    },
  )
  .get(
    '/track/:token/events',
    describe('The history of the case of a tracking link', { 200: eventList }, 'gone'),
    ...READ_BY_LINK,
    params(linkParams),
    query(eventListQuery),
    async (c) => {
      const { id } = await openThread(c, c.req.valid('param').token);
      const events = await listEventsByLink(c.var.db, { ...c.req.valid('query'), caseId: id });
      return output(c, eventList, events);
    },
  );

async function openThread(c: Context<ApiEnv>, token: string) {
  const { id } = await openByLink(c.var.db, { token, check: c.req.header('x-track-check') });
  return { policy: linkedCaseThreads, id };
}
