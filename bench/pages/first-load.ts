import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openWholeBrowser } from '#tests/fixtures/browser/browser.ts';
import { run } from '../processes.ts';
import { startProduct } from '../product.ts';
import type { Bench, Result } from '../result.ts';
import { cookiesFor, listPortalPages, type PortalPage } from './portal-pages.ts';

const PUBLIC_BARS_KB = { '/': 118, '/get-quote': 134 };
const PORTAL_BAR_KB = 190;
/** What a page asks for as soon as it stands counts, too. */
const SETTLE_MS = 500;
const ROOT = new URL('../..', import.meta.url).pathname;

/** First-load JavaScript in brotli: of public pages as the build's own check measures it, of portal pages as a browser loads them. */
export const firstLoad: Bench = {
  name: 'first-load',
  async run() {
    return [...(await measurePublic()), ...(await measurePortals())];
  },
};

async function measurePublic(): Promise<Result[]> {
  // The budget fails when it is exceeded; here that is a figure like any other.
  const report = await run('/bin/sh', ['-c', `"${process.execPath}" server/build/budget.ts || true`], {
    cwd: ROOT,
  });
  return Object.entries(PUBLIC_BARS_KB).map(([path, bar]) => {
    const line = report.split('\n').find((one) => one.endsWith(`  ${path}`));
    const kilobytes = /^\s*([\d.]+) kB script /.exec(line ?? '')?.[1];
    if (!kilobytes) throw new Error(`server/build/budget.ts printed no total of ${path}:\n${report}`);
    return row(path, Number(kilobytes), bar);
  });
}

async function measurePortals(): Promise<Result[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const product = await startProduct({ env: { DATA_DIR: dataDir } });
  const browser = await openWholeBrowser();
  try {
    const results: Result[] = [];
    for (const page of await listPortalPages(product.url)) {
      results.push(row(page.name, await scriptKilobytes(browser, product.url, page), PORTAL_BAR_KB));
    }
    return results;
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The bodies of all scripts that an empty browser loads until a page stands. What it fetches later, when it has nothing
 * to do, such as the chat, is not counted, nor is it for public pages.
 */
async function scriptKilobytes(browser: Browser, url: string, { path, cookie }: PortalPage): Promise<number> {
  const context = await browser.newContext();
  await context.addCookies(cookiesFor(url, cookie));
  const page = await context.newPage();
  let bytes = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes += Number(response.headers()['content-length']);
  });
  await page.goto(url + path);
  await page.locator('main h1').first().waitFor();
  await pause(SETTLE_MS);
  const kilobytes = bytes / 1000;
  await context.close();
  return kilobytes;
}

function row(page: string, kilobytes: number, barKb: number): Result {
  return {
    name: `first-load JavaScript of ${page}, brotli`,
    ours: `${kilobytes.toFixed(1)} kB`,
    peer: '-',
    ratio: '-',
    bar: `<= ${barKb} kB`,
    pass: kilobytes <= barKb,
  };
}
