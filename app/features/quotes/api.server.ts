import type { Context } from 'hono';
import { z } from 'zod';
import { trackingQuestion, trackingSummary } from '#app/features/cases/schema.ts';
import { cleanText } from '#app/platform/clean-text.ts';
import { notFound } from '#app/platform/errors.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/rate-limits.server.ts';
import { body, headers, output, params } from '#app/platform/http/validate.server.ts';
import { submitQuote } from './commands.server.ts';
import { isQuoteType } from './questions/quote-types.ts';
import { quoteReceipt, quoteRequestSchema } from './schema.ts';
import { schemaDescription, schemaDescriptionOutput } from './schema-description.ts';
import { readTracking, readTrackingQuestion, withdrawTracked } from './tracking.server.ts';

const KEY_NEEDED = 'The header Idempotency-Key is required: 8 to 200 characters, new for each request';

const submitHeaders = z.object({
  'idempotency-key': z.string({ error: KEY_NEEDED }).regex(/^[\x21-\x7e]{8,200}$/, { error: KEY_NEEDED }),
});

const trackParams = z.strictObject({ token: z.string().min(1).max(200) });

/** `last4` is the answer to the link's question; the header X-Track-Check carries it on calls without a body. */
const withdrawBody = z.strictObject({
  last4: z.string().max(254).optional(),
  reason: z
    .string()
    .overwrite(cleanText)
    .max(500, { error: 'Reason must not exceed 500 characters' })
    .optional(),
});

/** `/api/quotes` takes requests; `/api/track` is for the person who sent one and has no account. */
export const quotesApi = newApi()
  .post(
    '/quotes',
    describe('Sends a quote request', { 201: quoteReceipt }, 'conflict'),
    limit('quotes.ip'),
    headers(submitHeaders),
    body(quoteRequestSchema),
    async (c) => {
      const input = c.req.valid('json');
      await c.var.limiter.consume('quotes.email', input.contact.email);
      const meta = {
        ip: c.var.ip,
        page: pageOf(c),
        idempotencyKey: c.req.valid('header')['idempotency-key'],
      };
      return output(c, quoteReceipt, await submitQuote(c.var.db, c.var.viewer, input, meta), 201);
    },
  )
  .get(
    '/quotes/schema/:type',
    describe('The questions of a kind of insurance', { 200: schemaDescriptionOutput }),
    async (c) => {
      const type = c.req.param('type');
      if (!isQuoteType(type)) throw notFound();
      return output(c, schemaDescriptionOutput, schemaDescription(type));
    },
  )
  .get(
    '/track/:token',
    describe('A request, for the person who sent it', { 200: trackingSummary }, 'invalid', 'gone'),
    limit('track.ip'),
    params(trackParams),
    async (c) => {
      const key = { token: c.req.valid('param').token, check: c.req.header('x-track-check') };
      return output(c, trackingSummary, await readTracking(c.var.db, key));
    },
  )
  .get(
    '/track/:token/question',
    describe('What a tracking link asks before it opens', { 200: trackingQuestion }, 'gone'),
    limit('track.ip'),
    params(trackParams),
    async (c) =>
      output(c, trackingQuestion, await readTrackingQuestion(c.var.db, c.req.valid('param').token)),
  )
  .post(
    '/track/:token/withdraw',
    describe('Withdraws a request', { 204: null }, 'gone', 'conflict'),
    limit('track.ip'),
    params(trackParams),
    body(withdrawBody),
    async (c) => {
      const { last4, reason } = c.req.valid('json');
      const check = last4 ?? c.req.header('x-track-check');
      await withdrawTracked(c.var.db, { token: c.req.valid('param').token, check, reason });
      return c.body(null, 204);
    },
  );

/** The page the form was on, for the record of consent: our own pages only, without query. */
function pageOf(c: Context<ApiEnv>): string {
  const referrer = URL.parse(c.req.header('referer') ?? '');
  const isOurs =
    referrer?.host === c.req.header('host') || referrer?.origin === new URL(c.var.env.PUBLIC_URL).origin;
  return referrer && isOurs ? referrer.pathname.slice(0, 200) : '/get-quote';
}
