import { z } from 'zod';
import { newAccountApi } from '#app/features/accounts/account-env.server.ts';
import { trackingQuestion, trackingSummary } from '#app/features/quotes/tracking/schema.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { cleanText } from '#app/platform/text/clean-text.ts';
import { BY_LINK } from './by-link.server.ts';
import { askForFreshLink, readTrackingQuestion } from './open-link.server.ts';
import { correctAddress } from './receipt/correct-address.server.ts';
import { mailReceiptAgain, readReceipt, withdrawReceipt } from './receipt/receipt.server.ts';
import { addressCorrection, receipt } from './schema.ts';
import { readTracking, withdrawTracked } from './tracking.server.ts';

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });

const reason = z
  .string()
  .overwrite(cleanText)
  .max(500, { error: 'Reason must not exceed 500 characters' })
  .optional();

/** `last4` is the answer to the link's question; the header X-Track-Check carries it on calls without a body. */
const withdrawBody = z.strictObject({ last4: z.string().max(254).optional(), reason });
const withdrawReceiptBody = z.strictObject({ reason });
const nothing = z.strictObject({});

/**
 * For the person who sent a request and has no account: `/api/track/receipt` for the browser that sent it, which sees
 * that request alone, and `/api/track` for the mailbox, which sees its case.
 */
export const trackingApi = newAccountApi()
  .get(
    '/track/receipt/:token',
    describe('A request, for the browser that sent it', { 200: receipt }, 'gone'),
    limit('track.ip'),
    params(linkParams),
    async (c) => {
      const answer = await readReceipt(c.var.db, c.req.valid('param').token, sendsMail(c.var.env));
      return output(c, receipt, answer);
    },
  )
  .post(
    '/track/receipt/:token/withdraw',
    describe('Withdraws the request of a receipt', { 204: null }, 'gone', 'conflict'),
    limit('track.ip'),
    params(linkParams),
    body(withdrawReceiptBody),
    async (c) => {
      await withdrawReceipt(c.var.db, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/receipt/:token/mail',
    describe('Sends the mail with the link to the case again', { 202: null }, 'gone'),
    limit('track.ip'),
    params(linkParams),
    body(nothing),
    async (c) => {
      await mailReceiptAgain(c.var.db, c.req.valid('param').token);
      return c.body(null, 202);
    },
  )
  .post(
    '/track/receipt/:token/address',
    describe(
      'Corrects the email address of a request that nobody has confirmed',
      { 204: null },
      'gone',
      'conflict',
    ),
    limit('quotes.ip'),
    params(linkParams),
    body(addressCorrection),
    async (c) => {
      const { token } = c.req.valid('param');
      await correctAddress(c.var.db, { token, ...c.req.valid('json'), page: '/track/receipt', ip: c.var.ip });
      return c.body(null, 204);
    },
  )
  .get(
    '/track/:token',
    describe('A case, for the mailbox that asked', { 200: trackingSummary }, 'invalid', 'gone'),
    ...BY_LINK,
    params(linkParams),
    async (c) => {
      const key = { token: c.req.valid('param').token, check: c.req.header('x-track-check') };
      return output(
        c,
        trackingSummary,
        await readTracking(c.var.db, key, { isQuotesOn: c.var.env.BROKER_QUOTES === 'on', by: c.var }),
      );
    },
  )
  .get(
    '/track/:token/question',
    describe('What a tracking link asks before it opens', { 200: trackingQuestion }, 'gone'),
    limit('track.ip'),
    params(linkParams),
    async (c) =>
      output(c, trackingQuestion, await readTrackingQuestion(c.var.db, c.var, c.req.valid('param').token)),
  )
  .post(
    '/track/:token/withdraw',
    describe('Withdraws the case of a tracking link', { 204: null }, 'gone', 'conflict'),
    ...BY_LINK,
    params(linkParams),
    body(withdrawBody),
    async (c) => {
      const { last4, reason } = c.req.valid('json');
      const check = last4 ?? c.req.header('x-track-check');
      await withdrawTracked(c.var.db, { token: c.req.valid('param').token, check, reason });
      return c.body(null, 204);
    },
  )
  .post(
    '/track/:token/fresh-link',
    describe('Mails a fresh tracking link', { 202: null }, 'gone'),
    limit('track.ip'),
    params(linkParams),
    body(nothing),
    async (c) => {
      await askForFreshLink(c.var.db, c.req.valid('param').token);
      return c.body(null, 202);
    },
  );
