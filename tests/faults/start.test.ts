import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '#tests/fixtures/databases/postgres.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { postQuote } from './send-quote.ts';

async function whyNotStarted(options: Parameters<typeof startServer>[0]): Promise<string> {
  const outcome = await startServer(options).then(
    async (server) => `It started, and ended with ${await server.stop()}`,
    (error: Error) => error.message,
  );
  // Advice, not a stack.
  expect(outcome).not.toMatch(/\n\s+at /);
  return outcome;
}

test('without its database server it does not start, and says what to look at', async () => {
  const port = await freePort();
  const url = `postgres://cover:secret-word@127.0.0.1:${port}/cover`;
  const why = await whyNotStarted({ env: { DATABASE_URL: url } });
  expect(why).toContain(`The database cover at 127.0.0.1:${port} cannot be used`);
  expect(why).toContain('Check that PostgreSQL runs there');
  expect(why).not.toContain('secret-word');
});

test('with a wrong password it does not start either', async () => {
  await using postgres = await startPostgres();
  const url = new URL(postgres.url);
  url.password = 'wrong';
  expect(await whyNotStarted({ env: { DATABASE_URL: url.href } })).toContain('user and password');
});

test('in a folder with other data it does not start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chinook-foreign-'));
  await writeFile(join(folder, 'letters.txt'), 'Dear Casey');
  expect(await whyNotStarted({ dataDir: folder })).toContain('holds other data (letters.txt)');
  await rm(folder, { recursive: true, force: true });
});

test('who only works off jobs tells how it is, and serves nothing else', async () => {
  await using postgres = await startPostgres();
  await using worker = await startServer({ env: { DATABASE_URL: postgres.url, ROLE: 'worker' } });
  const statusOf = async (path: string) => (await fetch(worker.url + path)).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
  for (const path of ['/', '/api/user', '/openapi.json', '/portal/login', '/api/events']) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
  expect((await postQuote(worker.url, 'casey@example.ca')).status).toBe(404);
});
