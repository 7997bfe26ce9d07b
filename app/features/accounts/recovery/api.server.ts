import { newAccountApi } from '#app/features/accounts/account-env.server.ts';
import { messageOutput } from '#app/features/accounts/schema.ts';
import { checkFirstAdminLink, createFirstAdmin } from '#app/features/accounts/sign-in/first-admin.server.ts';
import { noteOwner } from '#app/features/accounts/sign-in/login-limits.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { checkResetLink, requestReset, resetPassword } from './recover-password.server.ts';
import {
  emailVerifiedOutput,
  firstAdminInput,
  forgotPasswordInput,
  linkParams,
  resetPasswordInput,
  validLinkOutput,
  verifyEmailInput,
} from './schema.ts';
import { confirmEmail, resendVerification } from './verify-email.server.ts';

const RESET_SENT = 'If an account exists for that address, we have sent a link to reset your password.';
const NEW_ACCOUNT = 'Your account is ready. You can now log in.';

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  forgot: describe('Sends a link for a new password, if there is such an account', { 202: messageOutput }),
  resetLink: describe('Whether a link for a new password is still good', { 200: validLinkOutput }, 'gone'),
  reset: describe('Sets a new password with an emailed link', { 200: messageOutput }, 'gone'),
  verify: describe(
    'Confirms the own email address with an emailed link',
    { 200: emailVerifiedOutput },
    'unauthenticated',
    'gone',
    'conflict',
  ),
  resend: describe('Sends the link that confirms the own address again', { 202: messageOutput }),
  firstAdminLink: describe(
    'Whether the link for the first administrator is still good',
    { 200: validLinkOutput },
    'gone',
  ),
  firstAdmin: describe('Makes the first administrator', { 201: messageOutput }, 'gone', 'conflict'),
};

/** What people do with a link from an email, and how they ask for one. */
export const recoveryApi = () =>
  newAccountApi()
    .post('/forgot-password', TELLS.forgot, limit('forgot.ip'), body(forgotPasswordInput), async (c) => {
      await requestReset(c.var.db, c.req.valid('json'));
      return output(c, messageOutput, { message: RESET_SENT }, 202);
    })
    .get('/reset-password/:token', TELLS.resetLink, limit('link.ip'), params(linkParams), async (c) => {
      await checkResetLink(c.var.db, c.req.valid('param').token);
      return output(c, validLinkOutput, { valid: true });
    })
    .post('/reset-password', TELLS.reset, limit('link.ip'), body(resetPasswordInput), async (c) => {
      const { token, password } = c.req.valid('json');
      const input = { token, password, requestId: c.var.requestId };
      const username = await resetPassword(c.var.db, c.var.viewer, input);
      await noteOwner(c, username);
      return output(c, messageOutput, { message: 'Your password has been changed. You can now log in.' });
    })
    .post('/verify-email', TELLS.verify, limit('link.ip'), body(verifyEmailInput), async (c) => {
      const { db, viewer, requestId, signedIn } = c.var;
      const sessionId = signedIn?.sessionId;
      await confirmEmail(db, viewer, { ...c.req.valid('json'), sessionId, requestId });
      return output(c, emailVerifiedOutput, { emailVerified: true });
    })
    .post('/verify-email/resend', TELLS.resend, requireUser(), async (c) => {
      const { viewer } = c.var;
      if (viewer.kind === 'user') await c.var.limiter.consume('verify.user', viewer.id);
      await resendVerification(c.var.db, viewer);
      return output(c, messageOutput, { message: 'We have sent you a new link.' }, 202);
    })
    .get('/first-admin/:token', TELLS.firstAdminLink, limit('link.ip'), params(linkParams), async (c) => {
      await checkFirstAdminLink(c.var.db, c.req.valid('param').token);
      return output(c, validLinkOutput, { valid: true });
    })
    .post('/first-admin', TELLS.firstAdmin, limit('link.ip'), body(firstAdminInput), async (c) => {
      const input = { ...c.req.valid('json'), requestId: c.var.requestId };
      await createFirstAdmin(c.var.db, c.var.viewer, input);
      return output(c, messageOutput, { message: NEW_ACCOUNT }, 201);
    });
