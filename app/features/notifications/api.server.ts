import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole, requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params, query } from '#app/platform/http/validate.server.ts';
import { mailPage } from '#app/platform/mail/mail-page.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { bellApi } from './bell/api.server.ts';
import { listDeliveries } from './deliveries/list-deliveries.server.ts';
import { deliveries, deliveriesParams } from './deliveries/schema.ts';
import { listMails, lookAtMail, resend } from './outbox/outbox.server.ts';
import { mailParams, mailText, outboxList, outboxQuery, resentMail } from './outbox/outbox-schema.ts';
import { ownPreferences, setPreferences } from './preferences/preferences.server.ts';
import { noticePreferencesInput, noticePreferencesOutput } from './preferences/preferences-schema.ts';

/** `/api/admin/outbox`: the mail of this site, for administrators. `/api/notification-preferences`: who wants which. The bell. */
export const notificationsApi = newApi()
  .get(
    '/admin/outbox',
    describe('The mail of this site: what was given up first, then the newest', { 200: outboxList }),
    requireRole('admin'),
    query(outboxQuery),
    async (c) => {
      const { db, env, viewer, requestId } = c.var;
      const mails = await listMails(db, viewer, {
        ...c.req.valid('query'),
        ...{ requestId, sendsMail: sendsMail(env) },
      });
      return output(c, outboxList, { ...mails, sendsMail: sendsMail(env) });
    },
  )
  .get(
    '/admin/outbox/:id',
    describe('What a mail says that was kept or given up', { 200: mailText }, 'not_found'),
    requireRole('admin'),
    params(mailParams),
    async (c) => {
      const { db, env, viewer, requestId } = c.var;
      const mailId = c.req.valid('param').id;
      const { text } = await lookAtMail(db, viewer, {
        ...{ mailId, requestId, withLinks: env.DEMO, sendsMail: sendsMail(env) },
      });
      return output(c, mailText, { text });
    },
  )
  .get(
    '/admin/outbox/:id/page',
    describe('The same mail as people see it', { 200: 'text/html' }, 'not_found'),
    requireRole('admin'),
    params(mailParams),
    async (c) => {
      const { db, env, viewer, requestId } = c.var;
      const mailId = c.req.valid('param').id;
      const { html } = await lookAtMail(db, viewer, {
        ...{ mailId, requestId, withLinks: env.DEMO, sendsMail: sendsMail(env) },
      });
      return mailPage(c, html);
    },
  )
  .post(
    '/admin/outbox/:id/resend',
    describe('Tries a mail again that was kept or given up', { 200: resentMail }, 'conflict', 'not_found'),
    requireRole('admin'),
    params(mailParams),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      await resend(db, viewer, { mailId: c.req.valid('param').id, requestId });
      return output(c, resentMail, { state: 'queued' });
    },
  )
  .get(
    '/admin/people/:id/deliveries',
    describe('How what somebody was told lately reached them, never what it says', { 200: deliveries }),
    requireRole('admin'),
    params(deliveriesParams),
    async (c) => {
      const asked = { userId: c.req.valid('param').id, sendsMail: sendsMail(c.var.env) };
      return output(c, deliveries, await listDeliveries(c.var.db, c.var.viewer, asked));
    },
  )
  .get(
    '/notification-preferences',
    describe('How one wants to hear of what', { 200: noticePreferencesOutput }),
    requireUser(),
    async (c) => {
      const { db, viewer, env } = c.var;
      const chosen = await ownPreferences(db, viewer);
      return output(c, noticePreferencesOutput, { ...chosen, sendsMail: sendsMail(env) });
    },
  )
  .put(
    '/notification-preferences',
    describe('Chooses how one wants to hear of what', { 200: noticePreferencesOutput }),
    requireUser(),
    body(noticePreferencesInput),
    async (c) => {
      const { db, viewer, env } = c.var;
      await setPreferences(db, viewer, c.req.valid('json'));
      const chosen = await ownPreferences(db, viewer);
      return output(c, noticePreferencesOutput, { ...chosen, sendsMail: sendsMail(env) });
    },
  )
  .route('/', bellApi);
