import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isDatabaseUnavailable, isDiskFull } from '#app/platform/database/failures.server.ts';
import { AppError, ERROR_STATUS } from '#app/platform/errors.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** What a page without script may say for itself; any other refusal is a fault of ours, and answered with 503. */
const OWN_STATUSES = [409, 410, 413, 415, 422, 428, 429] as const;
const RETRY_AFTER_OUTAGE_SECONDS = 2;

export type PlainFailure = { text: string; status: (typeof OWN_STATUSES)[number] | 500 | 503 };

/** Lets pages without script use the site's styles, font and pictures, post to this site, and nothing else. */
export const plainPolicy = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
  });

/** The fields of a form that a browser posted; refuses (415) any other body. */
export async function readPlainForm(c: Context<ApiEnv>): Promise<FormData> {
  try {
    return await c.req.formData();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('unsupported_type', 'Please send the form as it is on the page', { cause });
  }
}

/**
 * What a page tells somebody whose form could not be taken, and its status. Sets Retry-After where it helps, and
 * logs what nobody expected; that is told in the words `otherwise`.
 */
export function plainFailure(c: Context<ApiEnv>, error: unknown, otherwise: string): PlainFailure {
  if (error instanceof AppError) {
    if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
    const status = OWN_STATUSES.find((own) => own === ERROR_STATUS[error.code]) ?? 503;
    return { text: error.message, status };
  }
  if (isDatabaseUnavailable(error) || isDiskFull(error)) {
    c.header('Retry-After', String(RETRY_AFTER_OUTAGE_SECONDS));
    return { text: otherwise, status: 503 };
  }
  const { requestId, log } = c.var;
  log.error(
    { error, requestId, method: c.req.method, route: c.req.routePath },
    'A page without script failed',
  );
  return { text: otherwise, status: 500 };
}
