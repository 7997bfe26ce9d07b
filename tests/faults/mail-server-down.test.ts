import { expect, test, vi } from 'vitest';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { demoEmbedded } from './demo.ts';
import { sendQuote } from './send-quote.ts';

const demo = demoEmbedded();
const WAIT = { timeout: 90_000, interval: 200 };

test('mail that the mail server refuses at first is delivered later, once', async () => {
  await using smtp = await startSmtp({ refuseFirst: 2 });
  await using server = await startServer({ ...demo, env: { ...demo.env, SMTP_URL: smtp.url } });

  const { reference } = await sendQuote(server.url, 'refused-at-first@example.ca');

  const toSender = () =>
    smtp.messages().filter(({ to }) => to?.[0]?.address === 'refused-at-first@example.ca');
  await vi.waitFor(
    () => expect(toSender().map(({ text }) => text)).toContainEqual(expect.stringContaining(reference)),
    WAIT,
  );
  expect(smtp.refusals()).toBe(2);
  expect(await server.stop()).toBe(0);
  const subjects = toSender().map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('a quote is accepted while no mail server answers, and its mail goes out once there is one', async () => {
  const port = await freePort();
  await using server = await startServer({
    ...demo,
    env: { ...demo.env, SMTP_URL: `smtp://127.0.0.1:${port}` },
  });

  const { reference } = await sendQuote(server.url, 'sent-while-down@example.ca');
  await vi.waitFor(
    () => expect(server.output()).toContain('A mail could not be sent and will be tried again'),
    WAIT,
  );
  await using smtp = await startSmtp({ port });

  await vi.waitFor(
    () => expect(smtp.messages().map(({ text }) => text)).toContainEqual(expect.stringContaining(reference)),
    WAIT,
  );
});
