import { linkParams } from '#app/features/accounts/recovery/schema.ts';
import { messageOutput } from '#app/features/accounts/schema.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { acceptInvitation, inviteBroker, readInvitation } from './invite.server.ts';
import { acceptInvitationInput, invitationOutput, inviteBrokerInput, invitedBrokerOutput } from './schema.ts';

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  invite: describe('Invites a licensed broker', { 201: invitedBrokerOutput }, 'conflict'),
  invited: describe('Whom an invitation is for', { 200: invitationOutput }, 'gone'),
  invitation: describe('Accepts an invitation', { 200: messageOutput }, 'gone', 'conflict'),
};

/** How somebody becomes a broker partner. */
export const brokersApi = newApi()
  .post('/admin/brokers', TELLS.invite, requireRole('admin'), body(inviteBrokerInput), async (c) => {
    const input = { ...c.req.valid('json'), requestId: c.var.requestId };
    const invited = await inviteBroker(c.var.db, c.var.viewer, input);
    return output(c, invitedBrokerOutput, { ...invited, sendsMail: sendsMail(c.var.env) }, 201);
  })
  .get('/invitation/:token', TELLS.invited, limit('link.ip'), params(linkParams), async (c) =>
    output(c, invitationOutput, await readInvitation(c.var.db, c.req.valid('param').token)),
  )
  .post('/invitation', TELLS.invitation, limit('link.ip'), body(acceptInvitationInput), async (c) => {
    const { token, username, password } = c.req.valid('json');
    const input = { token, username, password, ip: c.var.ip, requestId: c.var.requestId };
    await acceptInvitation(c.var.db, c.var.viewer, input);
    return output(c, messageOutput, { message: 'Your account is ready. You can now log in.' });
  });
