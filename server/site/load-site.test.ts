import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME, writeSite } from '#tests/fixtures/servers/small-site.ts';
import { compressSite, loadSite } from './site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeSite(folder);
});
afterAll(() => rm(folder, { recursive: true }));

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
