import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, output } from '#app/platform/http/validate.server.ts';
import { sendContactMessage } from './commands.server.ts';
import { contactReceipt, contactSchema } from './schema.ts';

/** `POST /api/contact`: a message to the people of this site. */
export const contactApi = newApi().post(
  '/contact',
  describe('Sends a message to the people of this site', { 201: contactReceipt }),
  limit('contact.ip'),
  body(contactSchema),
  async (c) => {
    const input = c.req.valid('json');
    await c.var.limiter.consume('contact.email', input.email);
    const { reference, replyBy } = await sendContactMessage(c.var.db, input, { ip: c.var.ip });
    return output(c, contactReceipt, { reference, replyBy: replyBy.toISOString() }, 201);
  },
);
