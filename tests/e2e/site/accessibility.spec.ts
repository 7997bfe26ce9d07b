import { expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#content/pages/public-paths.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { untilReady } from '#tests/e2e/visit-ready.ts';
import { bareStretches } from './bare-stretches.ts';

const product = await openSite();

/** Every public page once: twins show what their canonical page shows. */
const TWINS =
  /^\/(?:alberta|resources|insurance-faq|business-legacy)|^\/insurance\/(?:business|commercial-auto|group-benefits|supervisa)/;
const DEMO_PATHS = ['/animations', '/ai-test', '/tooltips', '/feature-tour', '/chatbot'];
const PATHS = [
  ...PUBLIC_PATHS.filter((path) => !TWINS.test(path)),
  ...DEMO_PATHS,
  '/get-quote/thank-you',
  '/nowhere',
];

/** Of pages with one layout the first stands for all on a wide screen; on a phone each is looked at. */
const SERIES = /^\/(?:blog|faq|locations|business)\/[^/]+$/;
const seen = new Set<string>();

function widthsOf(path: string): number[] {
  const [, series = path] = path.split('/');
  const isNext = SERIES.test(path) && seen.has(series);
  if (SERIES.test(path)) seen.add(series);
  return isNext ? [390] : [390, 1280];
}

/** Pages about coverage: on a phone each has something to look at every two screens. */
const LONG = /^\/(?:insurance|business|locations)(?:\/|$)|^\/(?:commercial-auto|group-benefits|super-visa)$/;

const LIMIT_MS = 300_000;

test('every public page is free of barriers that a machine can find, never too wide, never two screens of bare text on a phone, and asks no other host', {
  timeout: LIMIT_MS,
}, async () => {
  const waiting = PATHS.values();
  const tooWide: string[] = [];
  const elsewhere: string[] = [];
  const bare: string[] = [];
  const person = async () => {
    const page = await product.visit('/about', { width: 390 });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== product.url && protocol !== 'data:') elsewhere.push(request.url());
    });
    for (const path of waiting) {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(product.url + path);
      await untilReady(page);
      // Both as it comes, and with all of it drawn.
      for (const drawn of [false, true]) {
        if (drawn) await page.locator('html[data-drawn]').waitFor({ state: 'attached' });
        const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (extra > 0) tooWide.push(`${path}: ${extra} px`);
      }
      for (const width of widthsOf(path)) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        if (width === 390 && LONG.test(path)) bare.push(...(await bareStretches(page)));
      }
    }
  };
  // Two at a time, as most machines have two cores at least.
  await Promise.all([person(), person()]);
  expect({ tooWide, elsewhere, bare }).toEqual({ tooWide: [], elsewhere: [], bare: [] });
});
