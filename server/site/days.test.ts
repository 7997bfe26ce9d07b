import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdClock } from '#app/platform/now.ts';
import { loadSite, type Site } from './site.ts';

const LAST_SECOND = new Date('2026-12-31T23:59:59-06:00');
const MIDNIGHT = new Date('2027-01-01T00:00:00-06:00');

const FILES = {
  'client/index.html': '<title>Home</title>',
  'client/404/index.html': '<title>Not found in 2026</title>',
  'client/__spa-fallback.html': '<title>Portal</title>',
  'client/auto/index.html': '<title>Auto until 2026</title>',
  'client/auto.data': '["until 2026"]',
  'client/sitemap.xml': '<lastmod>2026-11-20</lastmod>',
  'days/2027-01-01/auto/index.html': '<title>Auto from 2027</title>',
  'days/2027-01-01/auto.data': '["from 2027"]',
  'days/2027-01-01/404/index.html': '<title>Not found in 2027</title>',
  'days/2027-01-01/sitemap.xml': '<lastmod>2027-01-01</lastmod>',
  'days/2027-03-01/auto.data': '["from March"]',
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-days-'));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
});
afterEach(() => rm(folder, { recursive: true }));

function get(site: Site, url: string, headers: Record<string, string> = {}) {
  const answer = site.answer({ method: 'GET', url, headers });
  const at = answer?.headers.indexOf('ETag') ?? -1;
  return { status: answer?.status, body: answer?.body?.toString(), etag: answer?.headers[at + 1] ?? '' };
}

test('the set of pages changes at midnight in Alberta, between two requests', async () => {
  holdClock(LAST_SECOND);
  const site = await loadSite(join(folder, 'client'));
  expect(get(site, '/auto').body).toContain('until 2026');
  expect(get(site, '/auto.data').body).toContain('until 2026');
  expect(get(site, '/lost')).toMatchObject({ status: 404, body: '<title>Not found in 2026</title>' });
  holdClock(MIDNIGHT);
  expect(get(site, '/auto').body).toContain('from 2027');
  expect(get(site, '/auto.data').body).toContain('from 2027');
  expect(get(site, '/sitemap.xml').body).toContain('2027-01-01');
  expect(get(site, '/lost')).toMatchObject({ status: 404, body: '<title>Not found in 2027</title>' });
});

test('a browser keeps what stayed the same, and fetches what changed', async () => {
  holdClock(LAST_SECOND);
  const site = await loadSite(join(folder, 'client'));
  const { etag: auto } = get(site, '/auto');
  const { etag: home } = get(site, '/');
  expect(get(site, '/auto', { 'if-none-match': auto }).status).toBe(304);
  holdClock(MIDNIGHT);
  expect(get(site, '/auto', { 'if-none-match': auto })).toMatchObject({ status: 200 });
  expect(get(site, '/', { 'if-none-match': home }).status).toBe(304);
});

test('a server that slept over several days wakes up in the present', async () => {
  holdClock(LAST_SECOND);
  const site = await loadSite(join(folder, 'client'));
  holdClock(new Date('2027-03-05T12:00:00-06:00'));
  expect(get(site, '/auto').body).toContain('from 2027');
  expect(get(site, '/auto.data').body).toContain('from March');
});

test('a start after the day serves that day, and what is over is not even read', async () => {
  await rm(join(folder, 'client/auto/index.html'));
  holdClock(new Date('2027-01-02T09:00:00-06:00'));
  const site = await loadSite(join(folder, 'client'));
  expect(get(site, '/auto').body).toContain('from 2027');
  expect(get(site, '/auto.data').body).toContain('from 2027');
});
