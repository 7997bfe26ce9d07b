import { expect, test } from 'vitest';
import { startServer } from '#tests/fixtures/server.ts';
import { postQuote } from './send-quote.ts';

const AT_ONCE = 20;

test('asked to stop in the middle of a burst, it finishes the requests it has taken and ends cleanly', async () => {
  await using server = await startServer({ env: { DEMO: '1' } });
  const sent = Array.from({ length: AT_ONCE }, (_, index) =>
    postQuote(server.url, `burst-${index}@example.ca`),
  );
  await Promise.race(sent);
  const [code, ...answers] = await Promise.all([
    server.stop(),
    ...sent.map((answer) => answer.catch(() => null)),
  ]);

  expect(code).toBe(0);
  const taken = answers.filter((answer) => answer !== null);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 201));
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});
