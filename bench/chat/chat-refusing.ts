import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// Argument: port. The least that can answer 429: what shedding costs when nothing else is done.
const app = new Hono();
app.post('/api/ai-chat', (c) => c.json({ message: 'Please wait a minute and try again.' }, 429));
app.get('/healthz', (c) => c.text('ok'));
serve({ fetch: app.fetch, port: Number(process.argv[2]), hostname: '127.0.0.1' });
