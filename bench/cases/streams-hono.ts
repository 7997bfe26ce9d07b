import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

// Argument: port. The least that keeps streams open and passes a message on to the one that is asked for.
const readers = new Map<string, (body: string) => Promise<void>>();
const app = new Hono();
app.get('/healthz', (c) => c.text('ok'));
app.get('/events/:reader', (c) =>
  streamSSE(c, async (stream) => {
    const reader = c.req.param('reader');
    const left = Promise.withResolvers<void>();
    stream.onAbort(() => left.resolve());
    readers.set(reader, (data) => stream.writeSSE({ event: 'message', data }));
    await stream.writeSSE({ event: 'ready', data: '{}' });
    await left.promise;
    readers.delete(reader);
  }),
);
app.post('/messages/:reader', async (c) => {
  await readers.get(c.req.param('reader'))?.(await c.req.text());
  return c.body(null, 204);
});
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
