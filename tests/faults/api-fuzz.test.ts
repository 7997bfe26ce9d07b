import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContract } from '#tests/fixtures/api/contract.ts';
import { brokenRequests } from '#tests/fixtures/attacks/broken-requests.ts';
import { sendWire } from '#tests/fixtures/attacks/send-wire.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { isLong } from './long-form.ts';

/** In the long form some ten thousand requests, others each time; otherwise the same few hundred. */
const RUNS = isLong ? { numRuns: 200 } : { numRuns: 3, seed: 20_261_122 };

/** Ends the session that the requests are sent with. */
const ENDS_SESSION = 'POST /api/logout';

test('whatever is sent to the API, the answer is as described, and never a fault of ours', {
  timeout: isLong ? 1_800_000 : 120_000,
}, async () => {
  await using server = await startServer();
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
