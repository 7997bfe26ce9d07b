import { newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireRole } from '#app/platform/http/guards.server.ts';
import { body, output, params } from '#app/platform/http/validate.server.ts';
import { makeToken, revokeToken } from './commands.server.ts';
import { listTokens } from './queries.server.ts';
import { tokenInput, tokenList, tokenOutput, tokenParams, tokenWithSecret } from './schema.ts';

/** `/api/admin/tokens`: keys of programs that read here. */
export const tokensApi = newApi()
  .get(
    '/admin/tokens',
    describe('Every token of a program, without its secret', { 200: tokenList }),
    requireRole('admin'),
    async (c) => output(c, tokenList, { items: await listTokens(c.var.db) }),
  )
  .post(
    '/admin/tokens',
    describe('Makes a token; its secret is in this answer alone', { 201: tokenWithSecret }, 'conflict'),
    requireRole('admin'),
    body(tokenInput),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const made = await makeToken(db, viewer, { ...c.req.valid('json'), requestId });
      return output(c, tokenWithSecret, made, 201);
    },
  )
  .delete(
    '/admin/tokens/:id',
    describe('Revokes a token, from its next call on', { 200: tokenOutput }),
    requireRole('admin'),
    params(tokenParams),
    async (c) => {
      const { db, viewer, requestId } = c.var;
      const which = { id: c.req.valid('param').id, requestId };
      return output(c, tokenOutput, await revokeToken(db, viewer, which));
    },
  );
