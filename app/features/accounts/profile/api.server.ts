import { newAccountApi, requireSession } from '#app/features/accounts/account-env.server.ts';
import { limitGuesses } from '#app/features/accounts/passwords/limit-guesses.server.ts';
import { getOwnUser, listSessions } from '#app/features/accounts/queries.server.ts';
import { requestEmailChange } from '#app/features/accounts/recovery/verify-email.server.ts';
import { messageOutput, userOutput } from '#app/features/accounts/schema.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { changePassword, endOtherSessions, endSession, updateProfile } from './change-profile.server.ts';
import { changeEmailInput, changePasswordInput, profileInput, sessionList, sessionParams } from './schema.ts';

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  profile: describe('Changes the own name or phone number', { 200: userOutput }),
  password: describe('Changes the own password and ends all other sessions', { 204: null }),
  email: describe('Sends a link to a new address of the own', { 202: messageOutput }),
  sessions: describe('Where the own account is signed in', { 200: sessionList }),
  endOthers: describe('Ends all own sessions but the one that asks', { 204: null }),
  endSession: describe('Ends one of the own sessions', { 204: null }),
};

/** What everybody may do with their own account. */
export const profileApi = () =>
  newAccountApi()
    .use('/user/*', requireUser())
    .patch('/user', TELLS.profile, body(profileInput), async (c) => {
      await updateProfile(c.var.db, c.var.viewer, c.req.valid('json'));
      return output(c, userOutput, await getOwnUser(c.var.db, c.var.viewer));
    })
    .post('/user/password', TELLS.password, limitGuesses, body(changePasswordInput), async (c) => {
      const { current, password } = c.req.valid('json');
      const { sessionId } = requireSession(c);
      const { requestId } = c.var;
      await changePassword(c.var.db, c.var.viewer, { current, password, sessionId, requestId });
      return c.body(null, 204);
    })
    .post('/user/email', TELLS.email, limitGuesses, body(changeEmailInput), async (c) => {
      // Each request mails an address that nobody has shown to be theirs.
      await c.var.limiter.consume('email-change.user', requireSession(c).user.id);
      await requestEmailChange(c.var.db, c.var.viewer, c.req.valid('json'));
      return output(c, messageOutput, { message: 'We have sent a link to your new address.' }, 202);
    })
    .get('/user/sessions', TELLS.sessions, async (c) => {
      const { sessionId, user } = requireSession(c);
      return output(c, sessionList, { items: await listSessions(c.var.db, user.id, sessionId) });
    })
    .delete('/user/sessions', TELLS.endOthers, async (c) => {
      await endOtherSessions(c.var.db, c.var.viewer, requireSession(c).sessionId);
      return c.body(null, 204);
    })
    .delete('/user/sessions/:id', TELLS.endSession, params(sessionParams), async (c) => {
      await endSession(c.var.db, c.var.viewer, c.req.valid('param').id);
      return c.body(null, 204);
    });
