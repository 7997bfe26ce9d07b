import { expect, test } from 'vitest';
import { sendRaw } from '#tests/fixtures/attacks/raw-request.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';

const request = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

test('a request that names two hosts is refused, by the site and by the API alike', async () => {
  await using server = await startServer({ env: { DEMO: '0' } });
  for (const path of ['/', '/about', '/api/user', '/healthz']) {
    const twice = await sendRaw(server.port, request(path, 'Host: a.example', 'hOST: b.example'));
    expect(twice, path).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(twice.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad_request' });
    const once = await sendRaw(server.port, request(path, 'Host: a.example', 'X-Host: b.example'));
    expect(once, path).toMatch(/^HTTP\/1\.1 200 /);
  }
});
