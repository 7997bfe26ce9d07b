import { streamSSE } from 'hono/streaming';
import { newApi } from './api-env.server.ts';
import { requireUser } from './guards.server.ts';

const HEARTBEAT_MS = 25_000;

/** `GET /api/events`: server-sent events that name what changed for the signed-in user. */
export const eventsApi = newApi().get('/events', requireUser(), (c) => {
  const { live, viewer } = c.var;
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const closed = Promise.withResolvers<void>();
    const write = (message: { event: string; data: string; id?: string }) =>
      void stream.writeSSE(message).catch(() => closed.resolve());
    stream.onAbort(() => closed.resolve());
    const unsubscribe = live.subscribe(viewer, c.req.header('last-event-id'), {
      onEvent: ({ id, topics }) => write({ event: 'change', id, data: JSON.stringify({ topics }) }),
      onReset: () => write({ event: 'reset', data: '{}' }),
      onClose: () => closed.resolve(),
    });
    write({ event: 'ready', data: '{}' });
    const heartbeat = setInterval(() => write({ event: 'heartbeat', data: '{}' }), HEARTBEAT_MS);
    await closed.promise;
    clearInterval(heartbeat);
    unsubscribe();
  });
});
