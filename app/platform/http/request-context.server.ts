import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { whileAnswering } from '#app/platform/jobs/requests-first.server.ts';
import type { ApiEnv } from './api-env.server.ts';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Gives the request its id (also in the `X-Request-Id` header) and writes one log line when it is done. */
export const requestLog = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const requestId = newId();
    const started = performance.now();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    await whileAnswering(next);
    const ms = Math.round(performance.now() - started);
    // The route's pattern, not its address: a tracking link in a log would be a key to somebody's case.
    const fields = { requestId, method: c.req.method, route: c.req.routePath, status: c.res.status, ms };
    const log = c.get('log');
    if (c.res.status >= 500) log.error(fields, 'Request');
    else log.info(fields, 'Request');
  });

/**
 * Headers of every API answer. They are set before the answer is made, because each one that is added to an answer makes
 * the answer anew. A route says otherwise by setting its own, as pages do with the policy of their content.
 */
export const apiHeaders = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('Cache-Control', 'no-store');
    if (c.get('env').PUBLIC_URL.startsWith('https:')) {
      c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    await next();
  });

/** Refuses state-changing calls that another site's page makes a browser send (CSRF). */
export const sameOrigin = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && comesFromElsewhere(c)) {
      throw new AppError('forbidden', 'This request came from another site and was refused');
    }
    await next();
  });

/** A body must be JSON (415), but for paths that one of `formsAt` fits, which take forms as well. */
export const jsonBodies = ({ formsAt }: { formsAt: readonly RegExp[] }) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (formsAt.some((path) => path.test(c.req.path))) return next();
    const hasBody =
      Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined;
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    const isForm = FORM_TYPES.includes(type) || type === 'text/plain';
    if (['POST', 'PUT', 'PATCH'].includes(c.req.method) && hasBody && (isForm || !type.endsWith('json'))) {
      throw new AppError('unsupported_type', 'Please send JSON (Content-Type: application/json)');
    }
    await next();
  });

function comesFromElsewhere(c: Context<ApiEnv>): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  if (!origin) return false;
  const host = URL.parse(origin)?.host;
  // "null" is what a page in a sandbox or a file on disk sends.
  if (!host) return true;
  return host !== new URL(c.var.env.PUBLIC_URL).host && host !== c.req.header('host');
}
