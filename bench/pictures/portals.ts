import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { openWholeBrowser } from '#tests/fixtures/browser/browser.ts';
import { cookiesFor, logIn } from '../pages/portal-pages.ts';
import { startProduct } from '../product.ts';
import { progress } from '../result.ts';
import { type Look, sheetOf } from './sheet.ts';

/** `npm run pictures`: the chief screens of the three portals as the demo shows them now, on one sheet. */
const FILE = join(import.meta.dirname, '../../docs/pictures/portals.webp');

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** After the last of a page has come: pictures of people, what fades in. */
const SETTLE_MS = 700;

type Screen = { name: string; username: string; path: string };

const cases = z.object({ items: z.array(z.object({ id: z.string(), status: z.string() })) });

/** A row of the sheet each. The case is the first with quotes, which has the most to show. */
async function listScreens(url: string): Promise<Screen[]> {
  const cookie = await logIn(url, 'demo_client');
  const answer = await fetch(`${url}/api/cases`, { headers: { cookie } });
  const quoted = cases.parse(await answer.json()).items.find(({ status }) => status === 'quoted');
  if (!quoted) throw new Error('The demo has no request with quotes.');
  const of = (username: string, screens: Record<string, string>) =>
    Object.entries(screens).map(([name, path]) => ({ name, username, path }));
  return [
    ...of('demo_client', {
      'client: dashboard': '/portal',
      'client: messages': `/portal/cases/${quoted.id}`,
      'client: quotes': `/portal/cases/${quoted.id}?tab=quotes`,
    }),
    ...of('demo_broker', {
      'broker: queue': '/broker',
      'broker: board': '/broker?view=board',
      'broker: case': `/broker/cases/${quoted.id}`,
    }),
    ...of('demo_admin', {
      'admin: dashboard': '/admin',
      'admin: requests': '/admin/cases',
      'admin: brokers': '/admin/brokers',
    }),
  ];
}

/** One screen in every window, light and dark. */
async function lookAt(browser: Browser, url: string, { username, path }: Screen): Promise<Look[]> {
  const cookies = cookiesFor(url, await logIn(url, username));
  const looks: Look[] = [];
  for (const viewport of WINDOWS) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        ...{ viewport, colorScheme, reducedMotion: 'reduce', timezoneId: 'America/Edmonton' },
      });
      await context.addCookies(cookies);
      const page = await context.newPage();
      await page.goto(url + path);
      await page.locator('h1').first().waitFor();
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      await pause(SETTLE_MS);
      looks.push({ ...viewport, png: await page.screenshot() });
      await context.close();
    }
  }
  return looks;
}

const dataDir = await mkdtemp(join(tmpdir(), 'pictures-data-'));
const product = await startProduct({ env: { DATA_DIR: dataDir } });
const browser = await openWholeBrowser();
try {
  const rows: Look[][] = [];
  for (const screen of await listScreens(product.url)) {
    progress(`${screen.name}…`);
    rows.push(await lookAt(browser, product.url, screen));
  }
  await (await sheetOf(rows)).toFile(FILE);
  progress(`${FILE}: ${Math.round((await stat(FILE)).size / 1000)} kB`);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
