import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '#app/platform/ids.ts';

/**
 * Answers 400 to a request with more than one Host header and says true. Node keeps the first and drops the rest, a
 * proxy in front may have gone by the last: what the two take it for must not differ.
 */
export function refuseTwoHosts(request: IncomingMessage, response: ServerResponse): boolean {
  if (countHosts(request.rawHeaders) < 2) return false;
  const requestId = newId();
  const body = JSON.stringify({ message: 'This request names two hosts', code: 'bad_request', requestId });
  response.writeHead(400, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
    Connection: 'close',
  });
  response.end(body);
  return true;
}

/** Names and values alternate in `rawHeaders`. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
