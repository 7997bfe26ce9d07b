import { expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#content/pages/public-paths.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { untilReady } from '#tests/e2e/visit-ready.ts';

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

/** Pages of one folder are laid out alike: on a wide screen one of them stands for all. */
function layoutOf(path: string): string {
  return path.replace(/(?<=^\/.*)\/[^/]+$/, '/*');
}

/** Posts are made of the same few blocks: these hold each of them. The others are only held to the width. */
const POSTS_WITH_EVERY_BLOCK = new Set(
  [
    'alberta-care-first',
    'auto-renewal-checklist',
    'after-a-collision-hour-by-hour',
    'prompt-payment-clock',
  ].map((slug) => `/blog/${slug}`),
);

function isMadeLikeAnother(path: string): boolean {
  return path.startsWith('/blog/') && !POSTS_WITH_EVERY_BLOCK.has(path);
}

const LIMIT_MS = 900_000;

test('every public page is free of barriers that a machine can find, and no page is ever too wide', {
  timeout: LIMIT_MS,
}, async () => {
  const waiting = PATHS.values();
  const seenWide = new Set<string>();
  const tooWide: string[] = [];
  const person = async () => {
    const page = await product.visit('/about', { width: 390 });
    for (const path of waiting) {
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(product.url + path);
      await untilReady(page);
      const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (extra > 0) tooWide.push(`${path}: ${extra} px`);
      if (isMadeLikeAnother(path)) continue;
      await page.setViewportSize({ width: 390, height: 900 });
      await expectAccessible(page);
      if (seenWide.has(layoutOf(path))) continue;
      seenWide.add(layoutOf(path));
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectAccessible(page);
    }
  };
  // Two at a time, as most machines have two cores at least.
  await Promise.all([person(), person()]);
  expect(tooWide).toEqual([]);
});
