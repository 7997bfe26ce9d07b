import { z } from 'zod';
import { caseParams } from '#app/features/cases/schema.ts';
import { READ_BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { output, params } from '#app/platform/http/validate.server.ts';
import { listGivenByLink, listGivenByReceipt, listGivenConsents } from './list-given.server.ts';
import { givenConsents } from './schema.ts';

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });

/** What the person of a case agreed to, in the exact words: for them, by a tracking link, and in the browser that sent a request. */
export const givenConsentsApi = newApi()
  .get(
    '/cases/:id/consents/given',
    describe('What the person of a case agreed to, in the exact words', { 200: givenConsents }, 'forbidden'),
    requireUser(),
    params(caseParams),
    async (c) => {
      const { id } = c.req.valid('param');
      return output(c, givenConsents, { items: await listGivenConsents(c.var.db, c.var.viewer, id) });
    },
  )
  .get(
    '/track/:token/consents/given',
    describe('The same, for the mailbox that asked', { 200: givenConsents }, 'invalid', 'gone'),
    ...READ_BY_LINK,
    params(linkParams),
    async (c) => {
      const key = { token: c.req.valid('param').token, check: c.req.header('x-track-check') };
      return output(c, givenConsents, { items: await listGivenByLink(c.var.db, key) });
    },
  )
  .get(
    '/track/receipt/:token/consents/given',
    describe('The same of one request, for the browser that sent it', { 200: givenConsents }, 'gone'),
    limit('track.ip'),
    params(linkParams),
    async (c) => {
      const { token } = c.req.valid('param');
      return output(c, givenConsents, { items: await listGivenByReceipt(c.var.db, token) });
    },
  );
