import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressSite, loadSite, type SiteOptions } from './site.ts';

const HOME_SCRIPT = 'window.__context = { "a": 1 };\r\nstart("</p>");';
const HOME = `<!doctype html><html><head><title>Home</title><style>b{color:red}</style>
<script type="application/ld+json">{"@type":"Organization"}</script><script src="/assets/entry-Ab12.js"></script></head>
<body style="color:&quot;x&quot;"><p>${'Plain words. '.repeat(200)}</p><script nonce='' data-x="a>b">${HOME_SCRIPT}</script></body></html>`;
const FILES: Record<string, string | Buffer> = {
  'index.html': HOME,
  'about/index.html': '<!doctype html><title>About</title><p>Short.</p>',
  'about.data': '[{"loader":1}]',
  'caf\u00e9/index.html': '<!doctype html><title>Caf\u00e9</title>',
  '404/index.html': '<!doctype html><title>Not found</title><script>lost()</script>',
  '__spa-fallback.html': '<!doctype html><title>Portal</title><script>shell()</script>',
  'assets/entry-Ab12.js': `export const words = ${JSON.stringify('abc '.repeat(500))};`,
  'assets/picture-Cd34.png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  'robots.txt': 'User-agent: *\n',
  '.vite/manifest.json': '{}',
  '.well-known/security.txt': 'Contact: mailto:security@example.test\n',
};

let folder: string;
let base: string;
const closers: (() => Promise<void>)[] = [];

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Asked = { method?: string; headers?: Record<string, string>; origin?: string; payload?: string };

async function writeSite(root: string): Promise<string> {
  const dir = join(root, 'client');
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  return dir;
}

async function serve(dir: string, options: Partial<SiteOptions> = {}): Promise<string> {
  const site = await loadSite(dir, options);
  const server = createServer((request, response) => {
    if (!site.handle(request, response)) response.end('from the API');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

function ask(
  path: string,
  { method = 'GET', headers = {}, origin = base, payload }: Asked = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = send({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(reply: Reply, name: string): string[] {
  const policy = String(reply.headers['content-security-policy']).split('; ');
  return (
    policy
      .find((part) => part.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  base = await serve(await writeSite(folder));
});

afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await rm(folder, { recursive: true });
});

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
  const { port } = new URL(base);
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

test('a page runs its own inline scripts and nothing else', async () => {
  const reply = await ask('/');
  // The policy names what the browser will hash: LF line ends, and no JSON data blocks or linked scripts.
  const read = HOME_SCRIPT.replace('\r\n', '\n');
  expect(directive(reply, 'script-src')).toEqual(["'self'", sha256(read)]);
  expect(directive(reply, 'style-src')).toContain(sha256('b{color:red}'));
  expect(directive(reply, 'style-src-attr')).toEqual(["'unsafe-hashes'", sha256('color:"x"')]);
  expect(String(reply.headers['content-security-policy'])).not.toContain('unsafe-inline');
  for (const [name, value] of [
    ['connect-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ] as const) {
    expect(directive(reply, name)).toEqual([value]);
  }
  expect(directive(reply, 'img-src')).toEqual(["'self'", 'data:']);
});

test('a page without inline code allows none', async () => {
  const reply = await ask('/about');
  expect(directive(reply, 'script-src')).toEqual(["'self'"]);
  expect(directive(reply, 'style-src-attr')).toEqual(["'none'"]);
});

test('pages cannot be framed or use devices, and every answer forbids type guessing', async () => {
  expect((await ask('/')).headers).toMatchObject({
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  for (const path of ['/', '/nowhere', '/broker', '/assets/entry-Ab12.js', '/%ZZ', '/about/']) {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('behind https every answer asks for https, and pages count as changed', async () => {
  const origin = await serve(join(folder, 'client'), { https: true });
  for (const path of ['/', '/nowhere', '/broker', '/robots.txt', '/%ZZ']) {
    expect((await ask(path, { origin })).headers['strict-transport-security'], path).toContain(
      'max-age=31536000',
    );
  }
  expect((await ask('/', { origin })).headers.etag).not.toBe((await ask('/')).headers.etag);
});

test('the tables of prefixes decide who answers', async () => {
  const origin = await serve(join(folder, 'client'), {
    apiPrefixes: ['/openapi.json'],
    portalPrefixes: ['/desk'],
  });
  expect((await ask('/openapi.json', { origin })).body.toString()).toBe('from the API');
  expect((await ask('/desk/1', { origin })).body.toString()).toContain('Portal');
  expect((await ask('/api/quotes', { origin })).status).toBe(404);
});

test('compressed copies are kept beside the build, repaired when damaged and dropped when unused', async () => {
  const root = await mkdtemp(join(folder, 'cache-'));
  const dir = await writeSite(root);
  const cache = join(root, 'compressed');
  await compressSite(dir);
  const names = await readdir(cache);
  const name = createHash('sha256').update(HOME).digest('hex').slice(0, 32);
  expect(names).toContain(`${name}.br`);
  await writeFile(join(cache, `${name}.br`), (await readFile(join(cache, `${name}.br`))).subarray(0, 40));
  await writeFile(join(cache, `${'0'.repeat(32)}.gzip`), 'old');
  await writeFile(join(cache, 'notes.txt'), 'somebody else');
  const site = await loadSite(dir);
  const reply = site.answer({ method: 'GET', url: '/', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(reply?.body ?? '').toString()).toBe(HOME);
  expect((await readdir(cache)).toSorted()).toEqual([...names, 'notes.txt'].toSorted());
});

test('a site is loaded even when its compressed copies cannot be kept', async () => {
  const site = await loadSite(join(folder, 'client'), {
    cacheDir: join(folder, 'client', 'robots.txt', 'no'),
  });
  const reply = site.answer({ method: 'GET', url: '/', headers: { 'accept-encoding': 'br' } });
  expect(reply?.headers).toContain('br');
});

test('a folder that is not a whole site is refused by the name of what is missing', async () => {
  const dir = await writeSite(await mkdtemp(join(folder, 'part-')));
  await rm(join(dir, '404'), { recursive: true });
  await expect(loadSite(dir)).rejects.toThrow('404/index.html');
});
