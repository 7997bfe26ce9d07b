import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '#tests/e2e/open-product.ts';
import { focusedText, untilReady, visitReady } from '#tests/e2e/visit-ready.ts';

const product = await openSite();

const allDrawn = (page: Page) => page.locator('html[data-drawn]').waitFor({ state: 'attached' });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('a navigation starts at the top, moves focus to the heading and marks the link', async () => {
  const page = await visitReady(product, '/');
  await page.evaluate(() => window.scrollTo(0, 2000));
  const link = headerLink(page, 'FAQ');
  await link.click();
  await page.waitForURL('**/faq');
  await expect.poll(() => focusedText(page)).toBe('Questions and answers');
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await link.getAttribute('aria-current')).toBe('page');
});

test('back and forward go to where the reader was, with focus on the heading', async () => {
  // What is fetched can be held back from the first page on.
  const page = await product.visit('/robots.txt');
  const figure = await heldFigure(page);
  // A page with a figure above the reader, which comes alive only after they came back: it takes the same room before.
  await page.goto(`${product.url}/insurance/home`);
  await untilReady(page);
  await page.locator('[data-figure="water"]').scrollIntoViewIfNeeded();
  await figure.wanted;
  await allDrawn(page);
  await page.evaluate(() => window.scrollTo(0, 5000));
  await expect.poll(() => scrollY(page)).toBe(5000);
  // The reader's place is what they read, not a number.
  const place = await settledWords(page);
  // Not pressed with a pointer, which may scroll first. The page to come is much shorter than the one that is left.
  await headerLink(page, 'Contact').dispatchEvent('click');
  await expect.poll(() => focusedText(page)).toBe('Contact us');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => focusedText(page)).toBe('Home, condo and tenant insurance');
  await expect.poll(() => wordsInView(page)).toBe(place);
  expect(await scrollY(page)).toBe(5000);
  figure.release();
  await page.locator('[data-figure="water"] input').first().waitFor({ state: 'attached' });
  await expect.poll(() => wordsInView(page)).toBe(place);
  await page.goForward();
  await expect.poll(() => focusedText(page)).toBe('Contact us');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a reload, and the way back from another site, lead to what the reader had before them', async () => {
  const page = await visitReady(product, '/insurance/auto');
  await allDrawn(page);
  await page.evaluate(() => window.scrollTo(0, 6000));
  const place = await settledWords(page);
  await page.reload();
  await expect.poll(() => wordsInView(page)).toBe(place);
  await page.goto(`${product.url}/robots.txt`);
  await page.goBack();
  await expect.poll(() => wordsInView(page)).toBe(place);
});

test('a link to a place further down leads there, however early it is pressed', async () => {
  const page = await product.visit('/robots.txt');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${product.url}/insurance/auto`, { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const place = (await link.getAttribute('href')) ?? '';
  await link.dispatchEvent('click');
  await untilReady(page);
  await allDrawn(page);
  const top = () => page.locator(place).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThan(450);
});

test('soon after a page stands all of it is drawn, also what nobody has come near', async () => {
  const page = await visitReady(product, '/super-visa');
  await allDrawn(page);
  const isLastDrawn = () =>
    page
      .locator('footer .drawn-in-view a')
      .last()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLastDrawn).toBe(true);
});

test('a link to a place on another page leads to that place', async () => {
  const page = await visitReady(product, '/about');
  await page.locator('footer').getByRole('link', { name: 'How it works' }).click();
  await page.waitForURL('**/#how-it-works');
  await expect
    .poll(() => page.locator('#how-it-works').evaluate((place) => place.getBoundingClientRect().top))
    .toBeLessThan(300);
  expect(await scrollY(page)).toBeGreaterThan(500);
});

test('a link into a portal opens the portal, and back leads to the page', async () => {
  const page = await visitReady(product, '/about');
  await page.locator('footer').getByRole('link', { name: 'Broker Portal' }).click();
  await page.getByLabel('Username').waitFor();
  expect(new URL(page.url()).pathname).toBe('/broker/login');
  await page.goBack();
  await expect.poll(() => page.locator('main h1').innerText()).toBe('About Chinook Cover');
});

test('presses in quick succession become navigations 50 and 100 ms apart, each address once', async () => {
  const page = await visitReady(product, '/');
  const steps = page.evaluate(() => {
    const seen: { path: string; at: number }[] = [];
    const push = history.pushState;
    history.pushState = function (...given) {
      seen.push({ path: String(given[2]), at: performance.now() });
      push.apply(this, given);
    };
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')];
    const press = (name: string) => links.find((link) => link.textContent === name)?.click();
    const pressedAt = performance.now();
    for (const name of ['FAQ', 'Resources', 'Resources', 'Contact', 'Resources']) press(name);
    return new Promise<{ path: string; after: number }[]>((resolve) => {
      const look = setInterval(() => {
        if (seen.length < 3) return;
        clearInterval(look);
        // Long enough for a fourth one to show.
        setTimeout(() => resolve(seen.map(({ path, at }) => ({ path, after: at - pressedAt }))), 500);
      }, 20);
    });
  });
  const [first, second, third, ...more] = await steps;
  expect([first?.path, second?.path, third?.path, more]).toEqual(['/faq', '/blog', '/contact', []]);
  expect(second?.after).toBeGreaterThanOrEqual(49);
  expect((third?.after ?? 0) - (second?.after ?? 0)).toBeGreaterThanOrEqual(99);
  await expect.poll(() => focusedText(page)).toBe('Contact us');
});

test('a double press on a link leaves one step to go back', async () => {
  const page = await visitReady(product, '/about');
  const link = headerLink(page, 'FAQ');
  await link.dblclick();
  await expect.poll(() => focusedText(page)).toBe('Questions and answers');
  // The second press waits its turn.
  await page.waitForTimeout(500);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about');
});

test('the line at the top is there before script runs, and goes when the page answers', async () => {
  const page = await product.visit('/faq');
  expect(await (await fetch(`${product.url}/faq`)).text()).toContain('data-page-ready="waiting"');
  await page.locator('[data-page-ready]').waitFor({ state: 'detached', timeout: 10_000 });
});

/** What stands in the middle of the window. */
/** What is in view once nothing above it grows or shrinks any more. */
/** Keeps the script of the figure about water back until it is released; `wanted` comes when the page asks for it. */
async function heldFigure(page: Page): Promise<{ wanted: Promise<void>; release: () => void }> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/water-ways-*.js', async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { wanted: asked.promise, release: released.resolve };
}

async function settledWords(page: Page): Promise<string> {
  let words = '';
  await expect
    .poll(async () => {
      const before = words;
      words = await wordsInView(page);
      return words !== '' && words === before;
    })
    .toBe(true);
  return words;
}

function wordsInView(page: Page): Promise<string> {
  return page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent?.slice(0, 120) ?? '',
  );
}
