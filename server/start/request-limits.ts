import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  FILE_TOO_LARGE,
  UPLOAD_BODY_BYTES,
  UPLOAD_PATH,
} from '#app/features/documents/upload/upload-limits.ts';
import { AppError } from '#app/platform/errors.ts';

/**
 * What requests to `path` may weigh, and how long they may take to arrive. A body with a Content-Length is passed on as
 * it comes, whatever its size; one without is gathered first, unless its route counts for itself what comes (`counts`).
 */
export type RequestLimit = {
  path: RegExp;
  maxBytes: number;
  seconds: number;
  counts?: true;
  /** What somebody is told whose body is larger. */
  tooLarge?: string;
};

/** The first row that fits counts: whatever takes more than a form is named above the last. */
export const REQUEST_LIMITS: readonly RequestLimit[] = [
  { path: UPLOAD_PATH, maxBytes: UPLOAD_BODY_BYTES, seconds: 600, counts: true, tooLarge: FILE_TOO_LARGE },
  { path: /^/, maxBytes: 100_000, seconds: 30 },
];

/** The row for a path, with or without a query behind it. */
export function limitFor(path: string, limits: readonly RequestLimit[]): RequestLimit {
  const row = limits.find((limit) => limit.path.test(path)) ?? limits.at(-1);
  if (!row) throw new Error('There are no limits of requests.');
  return row;
}

/** Refuses (413) a body that is larger than its route takes. */
export function limitBodies(limits: readonly RequestLimit[]): MiddlewareHandler {
  const guards = new Map(
    limits.map((limit) => [
      limit,
      limit.counts ? statedLimit(limit) : bodyLimit({ maxSize: limit.maxBytes, onError: refuse(limit) }),
    ]),
  );
  return (c, next) => {
    // Of these no body is read. To ask whether there is one makes a whole new request of it.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    return guards.get(limitFor(c.req.path, limits))?.(c, next) ?? next();
  };
}

/** The length that a request states; what comes without one, or goes on beyond it, is counted by the route. */
function statedLimit(limit: RequestLimit): MiddlewareHandler {
  return (c, next) =>
    Number(c.req.header('content-length') ?? 0) > limit.maxBytes ? refuse(limit)(c) : next();
}

function refuse({ tooLarge = 'This is too large to send. Please shorten your text.' }: RequestLimit) {
  return (c: Context): never => {
    // The rest of it is not read, so the connection cannot be used again.
    c.header('Connection', 'close');
    throw new AppError('too_large', tooLarge);
  };
}

/** Ends a request (408) that has not arrived whole in the time that its route gives. */
export function limitTime(
  request: IncomingMessage,
  response: ServerResponse,
  limits: readonly RequestLimit[],
): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return;
  const { seconds } = limitFor(request.url ?? '/', limits);
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close', 'Content-Length': 0 });
    response.end(() => request.destroy());
  }, seconds * 1000);
  timer.unref();
  for (const end of ['end', 'close'] as const) request.once(end, () => clearTimeout(timer));
}

/** For the server as a whole, in milliseconds: the longest time that any route gives. */
export function longestTime(limits: readonly RequestLimit[]): number {
  return Math.max(...limits.map(({ seconds }) => seconds)) * 1000;
}
