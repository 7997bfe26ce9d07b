import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError } from '#app/platform/http/answer-error.server.ts';
import { limitBodies, limitFor, limitTime, longestTime, REQUEST_LIMITS } from './request-limits.ts';

const LIMITS = [
  { path: /^\/api\/files\//, maxBytes: 1_000, seconds: 600 },
  { path: /^\/api\/counted\//, maxBytes: 10, seconds: 600, counts: true as const, tooLarge: 'Too big' },
  { path: /^/, maxBytes: 10, seconds: 0.05 },
];

test('the first row that fits counts, and the last is for all others', () => {
  expect(limitFor('/api/files/7?name=x', LIMITS).maxBytes).toBe(1_000);
  expect(limitFor('/api/quotes', LIMITS).maxBytes).toBe(10);
  expect(limitFor('*', LIMITS).maxBytes).toBe(10);
  expect(longestTime(LIMITS)).toBe(600_000);
});

test('forms have 100 kB and half a minute', () => {
  expect(limitFor('/api/quotes', REQUEST_LIMITS)).toMatchObject({ maxBytes: 100_000, seconds: 30 });
});

test('a file has ten megabytes and ten minutes, wherever it is sent', () => {
  for (const path of ['/api/cases/7/documents', '/api/track/abc/documents?x=1'])
    expect(limitFor(path, REQUEST_LIMITS)).toMatchObject({ seconds: 600, counts: true });
  for (const path of ['/api/cases/7/documents/8', '/api/documents', '/api/cases/documents'])
    expect(limitFor(path, REQUEST_LIMITS)).toMatchObject({ seconds: 30 });
});

test('a route that counts for itself is sent what states no length, and spared what states too much', async () => {
  const app = new Hono().use(limitBodies(LIMITS)).post('/*', async (c) => c.text(await c.req.text()));
  app.onError((error, c) => answerError(error, c as never));
  const post = (size: number, headers: Record<string, string> = {}) =>
    app.request('/api/counted/', { method: 'POST', body: 'x'.repeat(size), headers });
  expect((await post(20)).status).toBe(200);
  const refused = await post(20, { 'content-length': '20' });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: 'Too big' });
});

test('a body is measured by the limit of its route, whether it says its length or not', async () => {
  const app = new Hono().use(limitBodies(LIMITS)).post('/*', async (c) => c.text(await c.req.text()));
  app.onError((error, c) => answerError(error, c as never));
  const post = async (path: string, size: number, headers: Record<string, string> = {}) =>
    (await app.request(path, { method: 'POST', body: 'x'.repeat(size), headers })).status;
  expect(await post('/api/quotes', 10)).toBe(200);
  expect(await post('/api/quotes', 11)).toBe(413);
  expect(await post('/api/quotes', 11, { 'content-length': '11' })).toBe(413);
  expect(await post('/api/files/', 1_000, { 'content-length': '1000' })).toBe(200);
  expect(await post('/api/files/', 1_001)).toBe(413);
});

test('a body that trickles in is cut off by the time of its route, and goes on where there is more', async () => {
  const server = createServer((request, response) => {
    limitTime(request, response, LIMITS);
    request.once('end', () => response.end('whole')).resume();
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const begin = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (part) => {
      said += part;
    });
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\n1`);
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
    return { socket, ended };
  };
  const slow = begin('/api/quotes');
  const upload = begin('/api/files/7');
  expect(await slow.ended).toMatch(/^HTTP\/1\.1 408 /);
  upload.socket.write('2');
  expect(await upload.ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole$/);
  await new Promise((resolve) => server.close(resolve));
});
