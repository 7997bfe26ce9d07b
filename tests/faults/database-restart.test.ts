import { expect, test, vi } from 'vitest';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { demoOnPostgres } from './demo.ts';
import { postQuote, sendQuote } from './send-quote.ts';

const WAIT = { timeout: 60_000, interval: 200 };

test('while PostgreSQL is away requests get 503 with Retry-After, and work again when it is back', async () => {
  await using demo = await demoOnPostgres();
  const { postgres } = demo;
  await using server = await startServer(demo);
  await sendQuote(server.url, 'before@example.ca');

  await postgres.restart({
    whileDown: async () => {
      for (const email of ['during-1@example.ca', 'during-2@example.ca']) {
        const refused = await postQuote(server.url, email);
        expect(refused.status).toBe(503);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await refused.json()).toMatchObject({ code: 'unavailable' });
      }
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.url}/`)).status).toBe(200);
    },
  });

  await vi.waitFor(
    async () => expect((await postQuote(server.url, 'after@example.ca')).status).toBe(201),
    WAIT,
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('jobs are worked off again after PostgreSQL came back', async () => {
  await using demo = await demoOnPostgres();
  await using smtp = await startSmtp();
  await using server = await startServer({ ...demo, env: { ...demo.env, SMTP_URL: smtp.url } });

  await demo.postgres.restart();
  await vi.waitFor(
    async () => expect((await postQuote(server.url, 'later@example.ca')).status).toBe(201),
    WAIT,
  );

  await vi.waitFor(() => expect(smtp.messages().length).toBeGreaterThan(0), WAIT);
});
