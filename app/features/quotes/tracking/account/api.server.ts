import { z } from 'zod';
import { newAccountApi } from '#app/features/accounts/account-env.server.ts';
import { passwordField, userOutput } from '#app/features/accounts/schema.ts';
import { registerHeaders } from '#app/features/accounts/sign-in/schema.ts';
import { BY_LINK } from '#app/features/quotes/tracking/by-link.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, headers, output, params } from '#app/platform/http/validate.server.ts';
import { openAccountByLink } from './account-by-link.server.ts';

const linkParams = z.strictObject({ token: z.string().min(1).max(200) });

/** `last4` is the answer to the question of the link; the header X-Track-Check carries it as well. */
const newAccount = z.strictObject({ last4: z.string().max(254).optional(), password: passwordField });

/** An account for the person behind a tracking link; it opens no session, as everywhere. */
export const trackedAccountApi = newAccountApi().post(
  '/track/:token/account',
  describe('Creates an account for the person of a tracking link', { 201: userOutput }, 'gone', 'conflict'),
  ...BY_LINK,
  limit('register.ip'),
  params(linkParams),
  headers(registerHeaders.required()),
  body(newAccount),
  async (c) => {
    const { db, viewer, ip, requestId } = c.var;
    const { last4: check = c.req.header('x-track-check'), password } = c.req.valid('json');
    const input = { ...c.req.valid('param'), check, password };
    return output(c, userOutput, await openAccountByLink(db, viewer, input, { ip, requestId }), 201);
  },
);
