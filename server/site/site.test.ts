import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { directive, HOME, sha256, smallSite } from '#tests/fixtures/servers/small-site.ts';

const { ask, origin } = smallSite();

test('the home page is answered whole, with its type, its tag and no stale copies', async () => {
  const reply = await ask('/');
  expect(reply.status).toBe(200);
  expect(reply.body.toString()).toBe(HOME);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(HOME)),
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  expect(reply.headers.etag).toMatch(/^"[0-9a-f]{32}-identity"$/);
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('a query does not change which page is answered', async () => {
  expect((await ask('/?utm_source=x%ZZ')).body.toString()).toBe(HOME);
  expect((await ask('/about?a=/../b')).body.toString()).toContain('About');
});

test('a page below a folder, one with an accent and a file of each kind are found', async () => {
  expect((await ask('/about')).status).toBe(200);
  expect((await ask('/caf%C3%A9')).body.toString()).toContain('Caf\u00e9');
  expect((await ask('/about.data')).headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect((await ask('/assets/picture-Cd34.png')).headers).toMatchObject({ 'content-type': 'image/png' });
  expect((await ask('/.well-known/security.txt')).status).toBe(200);
});

test('hashed assets are kept for ever, other files an hour', async () => {
  const script = await ask('/assets/entry-Ab12.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity, br;q=0.1', undefined],
  ['br;q=2, gzip;q=abc', undefined],
  ['deflate', undefined],
  ['', undefined],
  [',;,q=1', undefined],
])('Accept-Encoding "%s" is answered with %s', async (accept, encoding) => {
  const reply = await ask('/', { headers: { 'Accept-Encoding': accept } });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers['content-length']).toBe(String(reply.body.length));
  const readers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
  const read = encoding ? readers[encoding] : undefined;
  expect((read ? read(reply.body) : reply.body).toString()).toBe(HOME);
});

test('each coding has its own tag, and a picture has only one form', async () => {
  const accepts = ['identity', 'gzip', 'br'];
  const replies = await Promise.all(
    accepts.map((accept) => ask('/', { headers: { 'Accept-Encoding': accept } })),
  );
  expect(new Set(replies.map((reply) => reply.headers.etag)).size).toBe(3);
  const picture = await ask('/assets/picture-Cd34.png', { headers: { 'Accept-Encoding': 'br' } });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.headers.vary).toBeUndefined();
});

test('a copy that is current is answered with 304 and no body', async () => {
  const { headers } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
  const etag = String(headers.etag);
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", W/"more" , ${etag}`, '*']) {
    const reply = await ask('/', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': ifNoneMatch } });
    expect(reply.status, ifNoneMatch).toBe(304);
    expect(reply.body.length).toBe(0);
    expect(reply.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(reply.headers['content-length']).toBeUndefined();
  }
});

test('a copy of another coding or of another text is sent again', async () => {
  const { headers } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
  const tag = String(headers.etag);
  const asked = [
    { 'If-None-Match': tag },
    { 'If-None-Match': '"no", no' },
    { 'If-None-Match': tag.replaceAll('"', '') },
  ];
  for (const headers of asked) expect((await ask('/', { headers })).status).toBe(200);
});

test('a HEAD request has the headers of GET and no body', async () => {
  const [get, head] = [await ask('/about'), await ask('/about', { method: 'HEAD' })];
  const { date: _now, ...sent } = head.headers;
  expect(get.headers).toMatchObject(sent);
  expect(head.headers['content-length']).toBe(String(get.body.length));
  expect(head.body.length).toBe(0);
});

test('a range is not supported and the whole file is answered', async () => {
  expect((await ask('/robots.txt', { headers: { Range: 'bytes=0-3' } })).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s on a page is refused with what is allowed',
  async (method) => {
    for (const path of ['/', '/nowhere', '/broker', '/%ZZ']) {
      const reply = await ask(path, { method, payload: method === 'POST' ? 'x'.repeat(100_000) : '' });
      expect(reply.status).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
    }
  },
);

test('an unknown path is answered with the 404 page and status 404, also when the browser has a copy', async () => {
  const unknown = ['/nowhere', '/404', '/about/more', '/Nowhere', '/PORTALS', '/assets/entry-old.js'];
  unknown.push('/get-quote/plain/nothing', '/newsletter/confirm/a/b');
  for (const path of [...unknown, '/__spa-fallback.html', '/.vite/manifest.json']) {
    const reply = await ask(path, { headers: { 'If-None-Match': '*' } });
    expect(reply.status, path).toBe(404);
    expect(reply.body.toString()).toContain('Not found');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(directive(reply, 'script-src')).toContain(sha256('lost()'));
  }
});

test('a portal path is answered with the shell, never stored and never indexed', async () => {
  for (const path of ['/portal', '/broker/cases/1', '/admin', '/track/a-token?x=1']) {
    const reply = await ask(path, { headers: { 'If-None-Match': '*' } });
    expect(reply.status, path).toBe(200);
    expect(reply.body.toString()).toContain('Portal');
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(reply.headers.etag).toBeUndefined();
    expect(directive(reply, 'script-src')).toEqual(["'self'", sha256('shell()')]);
  }
  expect((await ask('/brokerage')).status).toBe(404);
});

test('paths of the API are left to it, whatever the method, and similar names are not', async () => {
  for (const path of ['/api', '/api/quotes', '/api/%ZZ', '/healthz?x', '/readyz', '/contact/plain']) {
    expect((await ask(path, { method: 'POST' })).body.toString(), path).toBe('from the API');
  }
  for (const path of ['/apiary', '//api/quotes', '/x/api']) expect((await ask(path)).status, path).toBe(404);
});

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/caf%c3%a9/', '/caf%C3%A9'],
  ['/broker/cases/', '/broker/cases'],
  ['/track/a%3Fb%23c/', '/track/a%3Fb%23c'],
  ['/About', '/about'],
  ['/ABOUT/?a=B', '/about?a=B'],
  ['/Portal/Cases/Ab1', '/portal/Cases/Ab1'],
  ['/TRACK/KeyOfMixedCase', '/track/KeyOfMixedCase'],
  ['/newsletter/confirm/AbC/?a=b', '/newsletter/confirm/AbC?a=b'],
])('%s is redirected to the one address %s', async (path, target) => {
  const reply = await ask(path);
  expect(reply.status).toBe(308);
  expect(reply.headers.location).toBe(target);
});

test.each([
  '//evil.example/',
  '//evil.example',
  '///evil.example/..',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/../package.json',
  '/broker/../../evil/',
  '/assets%2Fentry-Ab12.js',
  '/%00',
  '/about%0d%0aSet-Cookie:x=1/',
  '/%',
  '/%E0%A4%A',
  '/%ff/',
  '/broker/%zz',
  '/constructor',
  '/__proto__',
])('the path %s is refused without a redirect and without a fault', async (path) => {
  const reply = await ask(path);
  expect([400, 404]).toContain(reply.status);
  expect(reply.headers.location).toBeUndefined();
});

test('a whole URL or a raw byte as the target is read like any other', async () => {
  const { port } = new URL(origin());
  const ask = (target: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.end(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'));
    });
  expect(await ask('http://site.example/about')).toContain('<title>About');
  expect(await ask('http://site.example/api/x')).toContain('from the API');
  expect(await ask('/caf\u00e9')).toMatch(/^HTTP\/1.1 (200|400|404) /);
  expect(await ask('*')).toMatch(/^HTTP\/1.1 (400|404) /);
});
