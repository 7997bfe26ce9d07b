import type { Context } from 'hono';
import { z } from 'zod';
import { notFound } from '#app/platform/errors.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe, describeHeader } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, headers, output } from '#app/platform/http/validate.server.ts';
import { submitQuote } from './commands/submit-quote.server.ts';
import { createProofChallenge, PROOF_HEADER } from './proof/proof.server.ts';
import { proofChallenge } from './proof/schema.ts';
import { senderOf } from './proof/sender.server.ts';
import { isQuoteType } from './questions/quote-types.ts';
import { schemaDescription, schemaDescriptionOutput } from './questions/schema-description.ts';
import { quoteReceipt, quoteRequestSchema } from './schema.ts';

const KEY_NEEDED = 'The header Idempotency-Key is required: 8 to 200 characters, new for each request';

/** With it, the form was filled in from a contact message of the sender's. */
const PREPARED_HEADER = 'x-prepared-request';

const submitHeaders = z.object({
  'idempotency-key': z.string({ error: KEY_NEEDED }).regex(/^[\x21-\x7e]{8,200}$/, { error: KEY_NEEDED }),
  [PREPARED_HEADER]: z.string().max(200, { error: 'This link is not known' }).optional(),
});

/** Takes requests, and describes what each type asks. */
export const quotesApi = newApi()
  .post(
    '/quotes',
    describe('Sends a quote request', { 201: quoteReceipt }, 'conflict', 'proof_required'),
    describeHeader(PROOF_HEADER, 'The solved challenge, once one was demanded (428): base64 of its JSON'),
    describeHeader(
      PREPARED_HEADER,
      'The token of a link to the form that we emailed, filled in from a contact message',
    ),
    limit('quotes.ip'),
    headers(submitHeaders),
    body(quoteRequestSchema),
    async (c) => {
      const input = c.req.valid('json');
      const meta = {
        ip: c.var.ip,
        page: pageOf(c),
        idempotencyKey: c.req.valid('header')['idempotency-key'],
        sender: await senderOf(c, c.req.header(PROOF_HEADER)),
        preparedToken: c.req.valid('header')[PREPARED_HEADER],
      };
      return output(c, quoteReceipt, await submitQuote(c.var.db, c.var.viewer, input, meta), 201);
    },
  )
  .get(
    '/quotes/challenge',
    describe('Work for a browser whose network sent much that nobody confirmed', { 200: proofChallenge }),
    limit('challenge.ip'),
    async (c) => output(c, proofChallenge, await createProofChallenge(c.var.secret)),
  )
  .get(
    '/quotes/schema/:type',
    describe('The questions of a kind of insurance', { 200: schemaDescriptionOutput }),
    async (c) => {
      const type = c.req.param('type');
      if (!isQuoteType(type)) throw notFound();
      return output(c, schemaDescriptionOutput, schemaDescription(type));
    },
  );

/** The page the form was on, for the record of consent: our own pages only, without query. */
function pageOf(c: Context<ApiEnv>): string {
  const referrer = URL.parse(c.req.header('referer') ?? '');
  const isOurs =
    referrer?.host === c.req.header('host') || referrer?.origin === new URL(c.var.env.PUBLIC_URL).origin;
  return referrer && isOurs ? referrer.pathname.slice(0, 200) : '/get-quote';
}
