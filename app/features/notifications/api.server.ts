import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole, requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { listMails, lookAtMail, resend } from './outbox.server.ts';
import { mailParams, mailText, outboxList, resentMail } from './outbox-schema.ts';
import { ownMailPreferences, setMailPreferences } from './preferences.server.ts';
import { mailPreferencesInput, mailPreferencesOutput } from './preferences-schema.ts';

/** `/api/admin/outbox`: the mail of this site, for administrators. `/api/notification-preferences`: who wants which. */
export const notificationsApi = newApi()
  .get(
    '/admin/outbox',
    describe('The mail of this site: what was given up first, then the newest', { 200: outboxList }),
    requireRole('admin'),
    async (c) => output(c, outboxList, { items: await listMails(c.var.db) }),
  )
  .get(
    '/admin/outbox/:id',
    describe('What a mail says that was kept or given up', { 200: mailText }, 'not_found'),
    requireRole('admin'),
    params(mailParams),
    async (c) => {
      const { db, env, viewer, requestId } = c.var;
      const mailId = c.req.valid('param').id;
      return output(c, mailText, await lookAtMail(db, viewer, { mailId, requestId, withLinks: env.DEMO }));
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
    '/notification-preferences',
    describe('Which emails one wants', { 200: mailPreferencesOutput }),
    requireUser(),
    async (c) =>
      output(c, mailPreferencesOutput, { email: await ownMailPreferences(c.var.db, c.var.viewer) }),
  )
  .put(
    '/notification-preferences',
    describe('Chooses which emails one wants', { 200: mailPreferencesOutput }),
    requireUser(),
    body(mailPreferencesInput),
    async (c) => {
      const { db, viewer } = c.var;
      await setMailPreferences(db, viewer, c.req.valid('json').email);
      return output(c, mailPreferencesOutput, { email: await ownMailPreferences(db, viewer) });
    },
  );
