import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ask as askAt,
  directive,
  HOME_SCRIPT,
  serveSite,
  sha256,
  writeSite,
} from '#tests/fixtures/servers/small-site.ts';
import type { SiteOptions } from './site.ts';

let folder: string;
let base: string;
const closers: (() => Promise<void>)[] = [];

async function serve(dir: string, options: Partial<SiteOptions> = {}): Promise<string> {
  const { origin, close } = await serveSite(dir, options);
  closers.push(close);
  return origin;
}

const ask = (
  path: string,
  { origin = base, ...asked }: Parameters<typeof askAt>[2] & { origin?: string } = {},
) => askAt(origin, path, asked);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  base = await serve(await writeSite(folder));
});

afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await rm(folder, { recursive: true });
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
