import { z } from 'zod';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { sendContactMessage } from './commands.server.ts';
import { readPrepared } from './prepared/prepare-request.server.ts';
import { preparedRequest } from './prepared/schema.ts';
import { contactReceipt, contactSchema } from './schema.ts';

const tokenParams = z.strictObject({ token: z.string().min(1).max(200) });

/** A message to the people of this site, and what of it comes back to its sender as a request that is filled in. */
export const contactApi = newApi()
  .post(
    '/contact',
    describe('Sends a message to the people of this site', { 201: contactReceipt }),
    limit('contact.ip'),
    body(contactSchema),
    async (c) => {
      const input = c.req.valid('json');
      await c.var.limiter.consume('contact.email', input.email);
      const { reference, replyBy } = await sendContactMessage(c.var.db, input, { ip: c.var.ip });
      const receipt = { reference, replyBy: replyBy.toISOString(), sendsMail: sendsMail(c.var.env) };
      return output(c, contactReceipt, receipt, 201);
    },
  )
  .get(
    '/contact/prepared/:token',
    describe(
      'What the quote form is filled in with, by a link we emailed',
      { 200: preparedRequest },
      'not_found',
      'gone',
    ),
    limit('track.ip'),
    params(tokenParams),
    async (c) => output(c, preparedRequest, await readPrepared(c.var.db, c.req.valid('param').token)),
  );
