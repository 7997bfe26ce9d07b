import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

// Arguments: folder of the built site, port.
const [dir = '', port = ''] = process.argv.slice(2);
const app = new Hono();
app.use('*', serveStatic({ root: dir }));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
