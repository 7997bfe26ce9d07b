import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();

test('the reference loads its own files alone, by a policy without inline scripts and styles', async () => {
  const page = await app.request('/api/docs');
  const text = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).not.toMatch(/unsafe|https?:/);
  expect(text).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
  const loaded = [...text.matchAll(/(?:src|<link rel="stylesheet" href)="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(loaded.filter((path) => !path.startsWith('/'))).toEqual([]);
  for (const path of loaded.filter((one) => one.startsWith('/api/docs/'))) {
    const zipped = await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([path, zipped.status, zipped.headers.get('content-encoding')]).toEqual([path, 200, 'gzip']);
    const plain = await app.request(path);
    expect(plain.headers.get('content-type')).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    const bytes = Buffer.from(await zipped.arrayBuffer());
    expect(gunzipSync(bytes).equals(Buffer.from(await plain.arrayBuffer())), path).toBe(true);
  }
  // The program that the webhooks' test runs is what people read and load here.
  expect(text).toContain('Whether `body`, to the byte as it came in');
  expect(await (await app.request('/api/docs/receive-webhooks.mjs')).text()).toContain('timingSafeEqual');
});

test('calls for programs stand first in the description, with the token they need', async () => {
  const { tags, paths } = await (await app.request('/openapi.json')).json();
  expect(tags[0].name).toBe('For programs');
  expect(paths['/api/v1/cases'].get.security).toEqual([{ token: [] }]);
  const used = Object.values<Record<string, { tags: string[] }>>(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation.tags),
  );
  expect([...new Set(used)].toSorted()).toEqual(tags.map(({ name }: { name: string }) => name).toSorted());
});
