import { createMiddleware } from 'hono/factory';
import { uniqueSymbol } from 'hono-openapi';
import { AppError } from '#app/platform/errors.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import { errorResponses } from '#app/platform/http/contract.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { Scope } from './scopes.ts';

/** Lets programs through whose token has this scope; 401 without a token, 403 for people and for other tokens. */
export const requireScope = (scope: Scope) =>
  Object.assign(
    createMiddleware<ApiEnv>(async (c, next) => {
      if (c.var.viewer.kind === 'visitor')
        throw new AppError('unauthenticated', 'Please send a token (Authorization: Bearer …)');
      refuseWithout(c.var.viewer, scope);
      await next();
    }),
    {
      [uniqueSymbol]: {
        spec: {
          tags: ['For programs'],
          security: [{ token: [] }],
          responses: errorResponses(['unauthenticated', 'forbidden']),
        },
      },
    },
  );

/** Refuses (403) everybody but a token with this scope: the second guard, of the queries. */
export function refuseWithout(viewer: Viewer, scope: Scope): void {
  if (viewer.kind !== 'token') throw new AppError('forbidden', 'This is for programs with a token');
  if (!viewer.scopes.includes(scope))
    throw new AppError('forbidden', `This token cannot read this: it needs ${scope}`);
}
