import type { Context } from 'hono';
import { type AccountEnv, newAccountApi, requireSession } from '#app/features/accounts/account-env.server.ts';
import type { Auth } from '#app/features/accounts/auth.server.ts';
import { limitGuesses } from '#app/features/accounts/passwords/limit-guesses.server.ts';
import { passCookies } from '#app/features/accounts/sessions/pass-cookies.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { body, output } from '#app/platform/http/validate.server.ts';
import {
  codeInput,
  currentPasswordInput,
  proofInput,
  recoveryCodesOutput,
  twoFactorEnrolOutput,
  twoFactorStatusOutput,
} from './schema.ts';
import { confirm, countRecoveryCodes, enrol, renewRecoveryCodes, switchOff } from './two-factor.server.ts';

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  status: describe('Whether the own account has a second factor', { 200: twoFactorStatusOutput }),
  enrol: describe('Begins to set up an authenticator app', { 200: twoFactorEnrolOutput }, 'conflict'),
  confirm: describe(
    'Ends setting up an authenticator app with its first code',
    { 200: recoveryCodesOutput },
    'conflict',
  ),
  renew: describe('Makes new recovery codes; the earlier ones end', { 200: recoveryCodesOutput }, 'conflict'),
  off: describe('Removes the second factor', { 204: null }, 'conflict'),
};

/** One's own second factor: an authenticator app, and recovery codes for when it is lost. */
export const twoFactorApi = (auth: Auth) =>
  newAccountApi()
    .use('/user/totp/*', requireUser())
    .get('/user/totp', TELLS.status, async (c) => {
      const { user, twoFactorEnabled } = requireSession(c);
      const required = isRequired(c);
      const recoveryCodesLeft = twoFactorEnabled ? await countRecoveryCodes(auth, user.id) : 0;
      return output(c, twoFactorStatusOutput, { enabled: twoFactorEnabled, required, recoveryCodesLeft });
    })
    .post('/user/totp/enrol', TELLS.enrol, limitGuesses, body(currentPasswordInput), async (c) => {
      const { current } = c.req.valid('json');
      return output(c, twoFactorEnrolOutput, await enrol(c.var.db, c.var.viewer, asked(c, auth), current));
    })
    .post('/user/totp', TELLS.confirm, limitGuesses, body(codeInput), async (c) => {
      const { db, viewer, requestId } = c.var;
      const { code } = c.req.valid('json');
      const { answer, recoveryCodes } = await confirm(db, viewer, asked(c, auth), code, requestId);
      passCookies(c, answer);
      return output(c, recoveryCodesOutput, { recoveryCodes });
    })
    .post('/user/totp/recovery-codes', TELLS.renew, limitGuesses, body(proofInput), async (c) => {
      const { db, viewer } = c.var;
      const recoveryCodes = await renewRecoveryCodes(db, viewer, asked(c, auth), c.req.valid('json'));
      return output(c, recoveryCodesOutput, { recoveryCodes });
    })
    .post('/user/totp/off', TELLS.off, limitGuesses, body(proofInput), async (c) => {
      if (isRequired(c)) throw new AppError('conflict', 'Administrators need two-factor login.');
      const { db, viewer, requestId } = c.var;
      passCookies(c, await switchOff(db, viewer, asked(c, auth), c.req.valid('json'), requestId));
      return c.body(null, 204);
    });

function isRequired(c: Context<AccountEnv>): boolean {
  return c.var.env.ADMIN_TWO_FACTOR === 'required' && requireSession(c).user.role === 'admin';
}

function asked(c: Context<AccountEnv>, auth: Auth) {
  return { auth, headers: c.req.raw.headers };
}
