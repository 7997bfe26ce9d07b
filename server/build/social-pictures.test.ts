import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawSocialPictures } from './social-pictures.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pictures-'));
  await cp('public/illustrations', join(site, 'illustrations'), { recursive: true });
});
afterEach(() => rm(site, { recursive: true }));

async function page(folder: string, picture: string, heading: string): Promise<void> {
  const file = join(site, folder, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  const meta = `<meta property="og:image" content="https://cover.example${picture}"/>`;
  await writeFile(file, `<head>${meta}</head><h1 tabindex="-1">${heading}</h1>`);
}

const read = (path: string) => readFile(join(site, path));

test('each page gets a picture of 1200 by 630 of its own, at the address it names', async () => {
  await page('', '/og/site/home.png', '<span>One</span> request');
  await page('about', '/og/site/about.png', 'Who we are &amp; what we&#x27;re not');
  await page('locations/calgary', '/og/calgary/locations/calgary.png', 'Insurance in Calgary');
  await drawSocialPictures(site);
  const pictures = await Promise.all(
    ['og/site/home.png', 'og/site/about.png', 'og/calgary/locations/calgary.png'].map(read),
  );
  for (const picture of pictures) {
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3);
});

test('the words of the heading are really drawn, and twins share one picture', async () => {
  await page('a', '/og/hail/a.png', 'Hail');
  await page('twin-of-a', '/og/hail/a.png', 'Hail');
  await page('b', '/og/hail/b.png', 'Rain');
  await page('c', '/og/hail/c.png', 'Hail');
  await drawSocialPictures(site);
  expect(await readdir(join(site, 'og/hail'))).toEqual(['a.png', 'b.png', 'c.png']);
  expect(await read('og/hail/a.png')).toEqual(await read('og/hail/c.png'));
  expect(await read('og/hail/a.png')).not.toEqual(await read('og/hail/b.png'));
});

test('a scene that does not exist stops the build by its name', async () => {
  await page('a', '/og/no-such-scene/a.png', 'Hail');
  await expect(drawSocialPictures(site)).rejects.toThrow('no-such-scene');
});

test('pages without a picture are left alone', async () => {
  await mkdir(join(site, '404'));
  await writeFile(join(site, '404/index.html'), '<h1>404 Page Not Found</h1>');
  await drawSocialPictures(site);
  expect(await readdir(site)).toEqual(['404', 'illustrations']);
});

test('a coming day draws a page anew only where its heading changes', async () => {
  await page('a', '/og/hail/a.png', 'Hail until 2026');
  await page('b', '/og/hail/b.png', 'Rain');
  await page('day/a', '/og/hail/a.png', 'Hail from 2027');
  await page('day/b', '/og/hail/b.png', 'Rain');
  await rename(join(site, 'day'), `${site}-day`);
  await drawSocialPictures(site, [`${site}-day`]);
  const pictures = await readdir(join(`${site}-day`, 'og/hail'));
  const drawn = await readFile(join(`${site}-day`, 'og/hail/a.png'));
  await rm(`${site}-day`, { recursive: true });
  expect(pictures).toEqual(['a.png']);
  expect(drawn).not.toEqual(await read('og/hail/a.png'));
});
