import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { requireUser } from '#app/platform/http/guards.server.ts';
import { query } from '#app/platform/http/validate.server.ts';
import type { Guest } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

const HEARTBEAT_MS = 25_000;
/** Something about the viewer's own account has changed (db/migrations, session end notice). */
const ACCOUNT_TOPIC = 'user';

/** `since`: the age in ms of what the page has read before it listens. */
const eventsQuery = z.object({ since: z.coerce.number().int().min(0).max(DAY_MS).optional() });

/** `GET /api/events`: server-sent events that name what changed for the signed-in user. */
export const eventsApi = newApi().get(
  '/events',
  describe('Tells what has changed for the viewer', { 200: 'text/event-stream' }),
  requireUser(),
  query(eventsQuery),
  (c) => streamLive(c, c.var.viewer, c.req.valid('query').since),
);

/**
 * Streams what changes for `viewer` until the browser leaves or the process stops, and what has changed in the last
 * `since` ms. The caller has checked who it is.
 */
export function streamLive(c: Context<ApiEnv>, viewer: Viewer | Guest, since?: number): Response {
  const { live } = c.var;
  live.requireRoom(viewer);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const closed = Promise.withResolvers<void>();
    const write = (message: { event: string; data: string; id?: string }) =>
      stream.writeSSE(message).catch(() => closed.resolve());
    stream.onAbort(() => closed.resolve());
    const { id, unsubscribe } = live.subscribe(viewer, c.req.header('last-event-id') ?? since, {
      onEvent: ({ id, topics }) => {
        const written = write({ event: 'change', id, data: JSON.stringify({ topics }) });
        // Their session may be over. The browser comes back at once, and is asked who it is again.
        if (topics.includes(ACCOUNT_TOPIC)) void written.then(() => closed.resolve());
      },
      onReset: (id) => void write({ event: 'reset', id, data: '{}' }),
      onClose: () => closed.resolve(),
    });
    // With an id, so that a browser that has heard nothing yet can say after a break how far it was.
    void write({ event: 'ready', id, data: '{}' });
    const heartbeat = setInterval(() => void write({ event: 'heartbeat', data: '{}' }), HEARTBEAT_MS);
    await closed.promise;
    clearInterval(heartbeat);
    unsubscribe();
  });
}
