import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable, isDiskFull } from '#app/platform/database/failures.server.ts';
import { AppError, ERROR_STATUS, type ErrorCode } from '#app/platform/errors.ts';
import type { ApiEnv } from './api-env.server.ts';

/** The one translator from a thrown error to `{message, errors?, code, requestId}`. */
export function answerError(thrown: unknown, c: Context<ApiEnv>): Response {
  const error = toAppError(thrown);
  const requestId = c.get('requestId') ?? '';
  // The route's pattern, not its address: some addresses hold a key.
  const fields = { error: thrown, requestId, method: c.req.method, route: c.req.routePath };
  if (error.code === 'internal') c.get('log')?.error(fields, 'A request failed');
  if (error.code === 'unavailable' && thrown !== error)
    c.get('log')?.warn(fields, 'A request could not be served for now');
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  c.header('Cache-Control', 'no-store');
  return c.json(
    { message: error.message, ...(error.errors && { errors: error.errors }), code: error.code, requestId },
    ERROR_STATUS[error.code],
  );
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HTTPException) return fromHttpException(thrown);
  if (isDatabaseUnavailable(thrown)) return unavailable('We cannot reach our records right now.', 2);
  if (isDiskFull(thrown)) return unavailable('We cannot store anything right now.', 60);
  return new AppError('internal', 'Something went wrong on our side. Please try again later.');
}

function unavailable(what: string, retryAfterSeconds: number): AppError {
  return new AppError('unavailable', `${what} Please try again in a moment.`, { retryAfterSeconds });
}

function fromHttpException(exception: HTTPException): AppError {
  const entry = Object.entries(ERROR_STATUS).find(([, status]) => status === exception.status);
  return new AppError((entry?.[0] ?? 'internal') as ErrorCode, exception.message);
}
