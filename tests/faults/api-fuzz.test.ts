import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readContract } from '#tests/fixtures/api/contract.ts';
import { brokenRequests } from '#tests/fixtures/attacks/broken-requests.ts';
import { sendRaw } from '#tests/fixtures/attacks/raw-request.ts';
import { sendWire } from '#tests/fixtures/attacks/send-wire.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { demoEmbedded } from './demo.ts';
import { isLong } from './long-form.ts';

/** In the long form some ten thousand requests, others each time; otherwise the same few hundred. */
const RUNS = isLong ? { numRuns: 200 } : { numRuns: 2, seed: 20_261_122 };

/** Ends the session that the requests are sent with. */
const ENDS_SESSION = 'POST /api/logout';

const server = await startServer(demoEmbedded());
afterAll(() => server.stop().then(() => undefined));

test('whatever is sent to the API, the answer is as described, and never a fault of ours', {
  timeout: isLong ? 1_800_000 : 120_000,
}, async () => {
  const contract = await readContract({ request: (path) => fetch(server.url + path) });
  const login = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo_admin', password: 'DemoPass1' }),
  });
  const session = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
  expect(session).toContain('session_token');

  let sent = 0;
  for (const [route, operation] of contract.operations) {
    for (const cookie of route === ENDS_SESSION ? [''] : ['', session]) {
      const property = fc.asyncProperty(brokenRequests(route, operation), async (broken) => {
        sent += 1;
        const headers = [...broken.headers, ...(cookie ? ['Cookie', cookie] : [])];
        const answer = await sendWire(server.port, { ...broken, headers });
        expect(answer.status, `the status of ${route}`).toBeLessThan(500);
        expect(await contract.differs(route, answer), route).toBeNull();
      });
      await fc.assert(property, RUNS);
    }
  }

  expect(sent).toBeGreaterThan(400);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(server.output()).not.toContain('A request failed');
});

const request = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

test('a request that names two hosts is refused, by the site and by the API alike', async () => {
  for (const path of ['/', '/about', '/api/user', '/healthz']) {
    const twice = await sendRaw(server.port, request(path, 'Host: a.example', 'hOST: b.example'));
    expect(twice, path).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(twice.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad_request' });
    const once = await sendRaw(server.port, request(path, 'Host: a.example', 'X-Host: b.example'));
    expect(once, path).toMatch(/^HTTP\/1\.1 200 /);
  }
});
