import { expect, test } from 'vitest';
import { directive, HOME_SCRIPT, sha256, smallSite } from '#tests/fixtures/servers/small-site.ts';

const { ask, serve } = smallSite();

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
  const at = await serve({ https: true });
  for (const path of ['/', '/nowhere', '/broker', '/robots.txt', '/%ZZ']) {
    expect((await ask(path, { at })).headers['strict-transport-security'], path).toContain(
      'max-age=31536000',
    );
  }
  expect((await ask('/', { at })).headers.etag).not.toBe((await ask('/')).headers.etag);
});

test('the tables of prefixes decide who answers', async () => {
  const at = await serve({
    apiPrefixes: ['/openapi.json'],
    portalPrefixes: ['/desk'],
  });
  expect((await ask('/openapi.json', { at })).body.toString()).toBe('from the API');
  expect((await ask('/desk/1', { at })).body.toString()).toContain('Portal');
  expect((await ask('/api/quotes', { at })).status).toBe(404);
});
