import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '#tests/e2e/open-product.ts';
import { focusedText, visitReady } from '#tests/e2e/visit-ready.ts';

const product = await openSite();

declare global {
  /** What the pages said while they were broken, and whether they still are. */
  var broken: { until?: string; isNow: boolean; said: string[] };
}

/** Makes every page break while it is drawn, until it says the words or `mend` is called. */
async function breakPages(page: Page, message: string, until?: string): Promise<void> {
  await page.evaluate(
    (given) => {
      globalThis.broken = { isNow: true, said: [], ...(given.until && { until: given.until }) };
      const observe = IntersectionObserver.prototype.observe;
      IntersectionObserver.prototype.observe = function (target) {
        if (globalThis.broken.isNow && target.closest('main')) throw new Error(given.message);
        observe.call(this, target);
      };
      new MutationObserver(() => {
        const words = document.querySelector('main [role="status"]')?.textContent ?? '';
        const { said, until } = globalThis.broken;
        if (words && said.at(-1) !== words) said.push(words);
        if (words && words === until) globalThis.broken.isNow = false;
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { message, until },
  );
}

const mend = (page: Page) => page.evaluate(() => Object.assign(globalThis.broken, { isNow: false }));
const said = (page: Page) => page.evaluate(() => globalThis.broken.said);
const press = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true }).click();
const historyState = (page: Page) => page.evaluate(() => history.state as unknown);

test('a page that breaks is tried again by itself, and the ways on stay', async () => {
  const page = await visitReady(product, '/faq', { isBroken: true });
  await breakPages(page, 'Broken by the test', 'Auto-retrying (2/3)...');
  await press(page, 'All kinds of insurance');
  await page.getByRole('heading', { level: 1, name: 'All kinds of insurance' }).waitFor();
  expect(await said(page)).toEqual(['Auto-retrying (1/3)...', 'Auto-retrying (2/3)...']);
  expect(await historyState(page), 'an error about something else leaves the history alone').not.toBeNull();
});

test('after three tries it waits for a press, and an error about navigation clears the history state', async () => {
  const page = await visitReady(product, '/faq', { isBroken: true });
  await breakPages(page, 'The location is broken');
  await press(page, 'All kinds of insurance');
  const button = page.getByRole('button', { name: 'Try Again' });
  await button.waitFor();
  const tries = [1, 2, 3].map((attempt) => `Auto-retrying (${attempt}/3)...`);
  expect(await said(page)).toEqual([...tries, 'Try Again']);
  await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).waitFor();
  expect(await historyState(page)).toBeNull();
  await mend(page);
  await button.click();
  await page.getByRole('heading', { level: 1, name: 'All kinds of insurance' }).waitFor();
});

test('another page starts afresh', async () => {
  const page = await visitReady(product, '/faq', { isBroken: true });
  await breakPages(page, 'Broken by the test');
  await press(page, 'All kinds of insurance');
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await press(page, 'Privacy policy');
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
});

test('a page that cannot be fetched is fetched again, and going back works', async () => {
  const page = await visitReady(product, '/faq', { isBroken: true });
  await page.route('**/privacy-policy.data*', (route) => route.abort());
  await press(page, 'Privacy policy');
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  expect(await historyState(page)).toBeNull();
  await page.unroute('**/privacy-policy.data*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/privacy-policy');
  await page.goBack();
  await expect.poll(() => focusedText(page)).toBe('Questions and answers');
});

test('a page whose fetch fails once comes by itself', async () => {
  const page = await visitReady(product, '/faq', { isBroken: true });
  let calls = 0;
  await page.route('**/terms-of-service.data*', (route) =>
    calls++ === 0 ? route.abort() : route.continue(),
  );
  await press(page, 'Terms of service');
  await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor();
  expect(calls).toBe(2);
});
