import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { holdClock } from '#app/platform/now.ts';
import { openRenderer, writeWords } from '#server/build/render-days.ts';
import { paintBeforeScripts } from '#server/build/start-script/first-paint.ts';
import { loadSite } from '#server/site/site.ts';
import { type Running, start } from '#server/start/start.ts';
import { untilReady } from '#tests/e2e/visit-ready.ts';
import { openBrowser } from '#tests/fixtures/browser/browser.ts';
import { createDatabase } from '#tests/fixtures/databases/postgres.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';

/**
 * The day on which Alberta's auto insurance law changes, on the real server: the built pages of both days, and the
 * clock of the platform held a second before midnight and at midnight, Alberta time.
 */
const LAST_DAY = '2026-12-31';
const FIRST_DAY = '2027-01-01';
const LAST_SECOND = new Date(`${LAST_DAY}T23:59:59-06:00`);
const MIDNIGHT = new Date(`${FIRST_DAY}T00:00:00-06:00`);

/** Every page that changes on the day, with what it says on one side of it and not on the other. */
const PAGES: readonly { path: string; before: string; from: string }[] = [
  { path: '/insurance/auto', before: 'What changes on January 1', from: 'What changed on January 1' },
  { path: '/commercial-auto', before: 'What changes on January 1', from: 'What changed on January 1' },
  {
    path: '/insurance/commercial-auto',
    before: 'The amounts change on',
    from: 'The amounts changed on',
  },
  { path: '/faq/auto', before: 'the good driver cap limits', from: 'the good driver cap limited' },
  {
    path: '/faq/commercial-auto-and-rideshare',
    before: 'lawsuits will not be allowed',
    from: 'lawsuits are not allowed',
  },
  {
    path: '/faq/claims-and-complaints',
    before: 'that is 15 days by registered mail',
    from: 'The same held for auto policies until',
  },
  { path: '/faq/specialty', before: 'Insurance has drafted new', from: 'Insurance drafted new' },
  { path: '/insurance/specialty', before: 'Insurance has drafted new', from: 'Insurance drafted new' },
  {
    path: '/blog/alberta-care-first',
    before: 'Alberta is changing the part',
    from: 'Alberta has changed the part',
  },
  {
    path: '/blog/rideshare-delivery-driving-insurance',
    before: 'forms are planned for that day',
    from: 'forms were planned for that day',
  },
  { path: '/blog', before: 'What changes for Alberta', from: 'What changed for Alberta' },
  { path: '/resources', before: 'What changes for Alberta', from: 'What changed for Alberta' },
  { path: '/newsletter', before: 'before they begin', from: 'Changes to the rules, such as' },
  { path: '/locations/calgary', before: 'they can sue, change on', from: 'they can sue, changed on' },
  { path: '/alberta/calgary', before: 'they can sue, change on', from: 'they can sue, changed on' },
  ...['/locations/edmonton', '/alberta/edmonton'].map((path) => ({
    path,
    before: 'auto insurance rules change on',
    from: 'auto insurance rules changed on',
  })),
  { path: '/locations/red-deer', before: 'they can sue, change on', from: 'they can sue, changed on' },
  ...['/business/rideshare', '/insurance/business/rideshare'].map((path) => ({
    path,
    before: 'The name of the form may change on',
    from: 'The name of the form may have changed on',
  })),
  {
    path: '/insurance/rv-and-trailer',
    before: 'rules for injuries change on',
    from: 'rules for injuries changed on',
  },
  ...['/locations/lethbridge', '/alberta/lethbridge'].map((path) => ({
    path,
    before: 'The law requires $200,000',
    from: 'the law required $200,000',
  })),
  { path: '/alberta/red-deer', before: 'they can sue, change on', from: 'they can sue, changed on' },
  {
    path: '/insurance/boat',
    before: '1985 expire on December 31, 2026',
    from: '1985 expired on December 31, 2026',
  },
  { path: '/insurance/motorcycle', before: 'The amounts change on', from: 'The amounts changed on' },
  {
    path: '/blog/auto-renewal-checklist',
    before: 'applies to drivers with',
    from: 'applied to drivers with',
  },
  {
    path: '/blog/two-collisions-one-night-apart',
    before: 'regulations may still change them',
    from: 'published before Care-First began',
  },
  // Their cards lead to the article about the new law.
  ...['after-a-collision-hour-by-hour', 'first-car-in-alberta', 'how-a-licensed-broker-works'].map(
    (slug) => ({
      path: `/blog/${slug}`,
      before: 'What changes for Alberta',
      from: 'What changed for Alberta',
    }),
  ),
  { path: '/sitemap.xml', before: '/insurance/auto2026-', from: '/insurance/auto2027-01-01' },
  { path: '/feed.xml', before: 'What changes for Alberta', from: 'What changed for Alberta' },
  { path: '/llms.txt', before: 'what changes on January 1', from: 'what changed on January 1' },
  {
    path: '/search-index.json',
    before: 'What changes with Care-First?',
    from: 'What changed with Care-First?',
  },
];

/** What nobody may read once the day has come. */
const OVER =
  /will (?:change|end) on January 1, 2027|is due to end|(?:is|are) drafted for|before they begin|changes? on January 1, 2027/;

let folder: string;
/** Every page and feed that the build makes anew for the day. */
let changed: string[];
let databaseUrl: string;
let url: string;
let server: Running;
let browser: Browser;

/** A build as it would lie there had it been made on the last day: the pages of that day, and those of the next one. */
async function buildAround(dir: string): Promise<void> {
  const { render, built } = await openRenderer('build/client');
  const before = await render(LAST_DAY, built);
  await cp('build/client', join(dir, 'client'), { recursive: true });
  await cp('build/compressed', join(dir, 'compressed'), { recursive: true });
  // Until a day comes that changes something before it, all of it is as it was built.
  await mkdir(join(dir, 'last-day'));
  await writeWords(join(dir, 'last-day'), before);
  const words = await render(FIRST_DAY, new Map([...built, ...before]));
  await writeWords(join(dir, 'days', FIRST_DAY), words);
  changed = [...words.keys()].filter((file) => !file.endsWith('.data'));
  for (const pages of [join(dir, 'last-day'), join(dir, 'days', FIRST_DAY)]) await paintBeforeScripts(pages);
  await cp(join(dir, 'last-day'), join(dir, 'client'), { recursive: true });
}

async function startAt(instant: Date): Promise<void> {
  holdClock(instant);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: folder };
  const env = testEnv({ ...settings, DATABASE_URL: databaseUrl });
  server = await start(env, loadSite(join(folder, 'client')));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chinook-new-day-'));
  await buildAround(folder);
  databaseUrl = await createDatabase(inject('postgresAdminUrl'));
  browser = await openBrowser();
});
beforeEach(async () => {
  await startAt(LAST_SECOND);
  return () => server.stop();
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** As a reader sees it: without marks and scripts, and with plain quotes and spaces. */
function readable(text: string): string {
  return text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll(/\u00a0|&nbsp;/g, ' ');
}

async function read(path: string): Promise<string> {
  const response = await fetch(url + path);
  expect(response.status, path).toBe(200);
  return readable(await response.text());
}

function expectWords(path: string, text: string, wanted: string, unwanted: string): void {
  expect.soft(text.includes(wanted), `${path} says "${wanted}"`).toBe(true);
  expect.soft(text.includes(unwanted), `${path} says "${unwanted}"`).toBe(false);
}

test('every page that changes with the day is read below', () => {
  const read = PAGES.map(({ path }) => (path.includes('.') ? path : `${path}/index.html`));
  expect(changed.toSorted()).toEqual(read.toSorted());
});

test('every page about auto insurance is right in the last second and in the first one', async () => {
  for (const { path, before, from } of PAGES) expectWords(path, await read(path), before, from);
  holdClock(MIDNIGHT);
  for (const { path, before, from } of PAGES) {
    const text = await read(path);
    expectWords(path, text, from, before);
    expect.soft(OVER.exec(text)?.[0], path).toBeUndefined();
  }
});

test('a server that starts on the day after shows the new rules, from the same build', async () => {
  await server.stop();
  await startAt(new Date('2027-01-02T09:00:00-06:00'));
  for (const { path, before, from } of PAGES) expectWords(path, await read(path), from, before);
});

test('what a page tells machines changes with it, and what a browser has kept is asked for anew', async () => {
  const faq = async () => (await fetch(`${url}/faq/auto`)).text();
  const jsonLd = (html: string) =>
    /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
  const kept = await fetch(`${url}/faq/auto`);
  const headers = { 'if-none-match': kept.headers.get('etag') ?? '' };
  expect(jsonLd(await kept.text())).toContain('What changes with Care-First?');
  expect((await fetch(`${url}/faq/auto`, { headers })).status).toBe(304);
  holdClock(MIDNIGHT);
  expect(jsonLd(await faq())).toContain('What changed with Care-First?');
  expect((await fetch(`${url}/faq/auto`, { headers })).status).toBe(200);
});

test('the chat answers by the rules of the day', async () => {
  const ask = async () => {
    const response = await fetch(`${url}/api/ai-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({
        messages: [{ role: 'user', content: 'Is there a limit on how much my premium can rise?' }],
      }),
    });
    return response.text();
  };
  expect(await ask()).toContain('the good driver cap limits');
  holdClock(MIDNIGHT);
  expect(await ask()).toContain('The good driver cap ended on');
});

test.each(['/insurance/auto', '/faq/auto'])(
  '%s comes alive with the words it was sent, whatever the browser’s clock',
  async (path) => {
    holdClock(MIDNIGHT);
    const complaints: string[] = [];
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.clock.install({ time: LAST_SECOND });
    await page.clock.resume();
    await page.goto(url + path);
    await untilReady(page);
    const words = readable(await page.locator('main').innerHTML());
    expect(words).toContain(
      path === '/faq/auto' ? 'What changed with Care-First?' : 'What changed on January 1',
    );
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a page that was open over midnight goes on to the pages of the new day', async () => {
  const complaints: string[] = [];
  const page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  await page.goto(`${url}/insurance/auto`);
  await untilReady(page);
  await page.getByText('What changes on January').first().waitFor();
  holdClock(MIDNIGHT);
  await page.getByRole('link', { name: 'Questions about auto insurance' }).first().click();
  await page.getByText('What changed with Care-First?').first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Car insurance in Alberta' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
