import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import { networkOf } from '#app/platform/http/caller-address.server.ts';
import { countLocally } from '#app/platform/http/limits/local-count.ts';
import { LOCAL_LIMITS } from '#app/platform/http/limits/rate-limits.server.ts';
import { now } from '#app/platform/now.ts';
import { tooManyMessages } from './limit-chat.server.ts';

const TOO_BUSY =
  'Many people are asking at once. Please try again in a few seconds, or write to us on the contact page.';
const TOLD_EVERY_MS = 60_000;

/**
 * Refuses a flood of chat messages, wherever it comes from. It stands before everything else of the API, even the log of
 * requests: each step that a refusal takes is one that everybody else waits for, a thousand times a second.
 */
export function floodGate() {
  const ofAddress = countLocally(LOCAL_LIMITS['chat-flood.ip']);
  const ofProcess = countLocally(LOCAL_LIMITS['chat-flood.process']);
  let refused = 0;
  let toldAt = 0;

  return createMiddleware<ApiEnv>(async (c, next) => {
    const waitOfAddress = ofAddress.add(networkOf(c.var.ip));
    const ms = waitOfAddress || ofProcess.add('');
    if (ms === 0) return next();

    refused += 1;
    if (now().getTime() - toldAt >= TOLD_EVERY_MS) {
      c.var.log.warn({ refused }, 'Chat messages are refused: more come than are taken');
      toldAt = now().getTime();
      refused = 0;
    }
    const seconds = Math.ceil(ms / 1000);
    const message = waitOfAddress ? tooManyMessages(Math.ceil(seconds / 60)) : TOO_BUSY;
    return c.json({ message, code: 'too_many_requests', requestId: crypto.randomUUID() }, 429, {
      'Retry-After': String(seconds),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
