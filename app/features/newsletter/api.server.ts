import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { chooseTopics, confirmSubscription, subscribe, unsubscribe } from './commands.server.ts';
import { newsletterPath } from './link-paths.ts';
import {
  askedOutput,
  confirmSchema,
  linkParams,
  messageOutput,
  subscribeSchema,
  topicsOutput,
  topicsSchema,
} from './schema.ts';

const THANKS = 'Thank you for subscribing to our newsletter!';
const ASKED = {
  mailed: `${THANKS} Please press the button in the email we have sent you.`,
  notMailed: `${THANKS} It cannot begin yet: first you confirm your address by email, and this site does not send emails at the moment, so do not wait for one.`,
};

/** Subscribing, confirming, choosing and leaving; the links of our emails open the pages of `plain-pages`. */
export const newsletterApi = newApi()
  .post(
    '/newsletter/simple',
    describe(
      'Asks, by email, whether the owner of an address wants the newsletter',
      { 200: askedOutput },
      'conflict',
    ),
    limit('newsletter.ip'),
    body(subscribeSchema),
    async (c) => {
      await subscribe(c.var.db, c.req.valid('json'), { ip: c.var.ip });
      const isMailed = sendsMail(c.var.env);
      const message = ASKED[isMailed ? 'mailed' : 'notMailed'];
      return output(c, askedOutput, { message, sendsMail: isMailed });
    },
  )
  .post(
    '/newsletter/confirm',
    describe('Begins the newsletter with the link of that email', { 200: messageOutput }, 'gone'),
    limit('newsletter-link.ip'),
    body(confirmSchema),
    async (c) => {
      await confirmSubscription(c.var.db, c.var.viewer, { ...c.req.valid('json'), ip: c.var.ip });
      return output(c, messageOutput, { message: 'You are subscribed to our newsletter.' });
    },
  )
  .put(
    '/newsletter/preferences/:token',
    describe('Changes the topics of a subscriber', { 200: topicsOutput }, 'gone'),
    limit('newsletter-link.ip'),
    params(linkParams),
    body(topicsSchema),
    async (c) => {
      const { topics } = c.req.valid('json');
      await chooseTopics(c.var.db, { token: c.req.valid('param').token, topics });
      return output(c, topicsOutput, { message: 'Your choice is saved.', topics });
    },
  )
  // Called by mailboxes for their people (RFC 8058), many from one address: only the limit of the whole API counts.
  .post(
    '/newsletter/unsubscribe/:token',
    describe(
      'Ends the newsletter; also takes the one-click form of RFC 8058',
      { 200: messageOutput },
      'gone',
    ),
    params(linkParams),
    async (c) => {
      const { token } = c.req.valid('param');
      const { isDeleted } = await unsubscribe(c.var.db, c.var.viewer, { token, requestId: c.var.requestId });
      const message = isDeleted
        ? 'Your address is deleted. We send you nothing.'
        : 'You are unsubscribed from our newsletter.';
      return output(c, messageOutput, { message });
    },
  )
  // The same address stands in the header `List-Unsubscribe`, which older mail programs open as a page.
  .get(
    '/newsletter/unsubscribe/:token',
    describe('Leads to the page that unsubscribes', { 303: null }),
    params(linkParams),
    (c) => c.redirect(newsletterPath('unsubscribe', c.req.valid('param').token), 303),
  );
