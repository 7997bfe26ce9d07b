import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { focusedText, untilReady, visitReady } from '#tests/e2e/visit-ready.ts';

const product = await openSite();

const NOTICE = 'All insurance services are provided by our licensed broker partners.';
const header = (page: Page) => page.getByRole('banner');
const headerHeight = (page: Page) =>
  page.locator('header > div').evaluate((box) => Math.round(box.getBoundingClientRect().height));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
}

test('the banner folds away past 150 px and the header shrinks past 50 px, and both come back', async () => {
  const page = await visitReady(product, '/insurance/auto');
  const notice = header(page).getByText(NOTICE);
  await notice.waitFor();
  const tall = await headerHeight(page);
  await scrollTo(page, 50);
  expect(await headerHeight(page)).toBe(tall);
  await scrollTo(page, 51);
  await expect.poll(() => headerHeight(page)).toBeLessThan(tall);
  const shrunk = await headerHeight(page);
  await scrollTo(page, 150);
  expect(await notice.isVisible()).toBe(true);
  await scrollTo(page, 151);
  await notice.waitFor({ state: 'hidden' });
  await expect.poll(() => headerHeight(page)).toBeLessThan(shrunk);
  // It stays at the top of the window.
  expect(await page.locator('header').evaluate((box) => box.getBoundingClientRect().top)).toBe(0);
  await scrollTo(page, 0);
  await notice.waitFor();
  await expect.poll(() => headerHeight(page)).toBe(tall);
});

test('the shrinking header moves nothing of the page under the reader', async () => {
  const page = await visitReady(product, '/about');
  const lengthAt = async (top: number) => {
    await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
    await page.waitForTimeout(300);
    return page.evaluate(() => ({ length: document.documentElement.scrollHeight, top: window.scrollY }));
  };
  const { length } = await lengthAt(0);
  for (const top of [49, 51, 149, 151, 600]) expect(await lengthAt(top)).toEqual({ length, top });
});

test('the header names who we are, how to reach us and every way on', async () => {
  const page = await visitReady(product, '/about');
  const links = await header(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
  expect(links).toContainEqual(['hello@chinookcover.example', 'mailto:hello@chinookcover.example']);
  expect(links).toContainEqual(['Client Portal', '/portal/login']);
  expect(links).toContainEqual(['Get a Quote', '/get-quote']);
  expect(links).toContainEqual(['Chinook Cover', '/']);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  expect(await navigation.locator('a, button').allTextContents()).toEqual([
    ...['Home', 'Insurance', 'Locations', 'FAQ', 'Resources', 'Contact'],
  ]);
  // It knows what the page is about, before a script runs and after moving on by one.
  await page.goto(`${product.url}/business/retail`);
  const quote = header(page).getByRole('link', { name: 'Get a Quote' });
  expect(await quote.getAttribute('href')).toBe('/get-quote?type=business&trade=retail');
  await untilReady(page);
  await navigation.getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
  await expect.poll(() => quote.getAttribute('href')).toBe('/get-quote');
});

test('our accounts on social networks stand in the header, the footer and the menu of small screens', async () => {
  const names = ['Facebook', 'Instagram', 'LinkedIn'].map((name) => `Chinook Cover on ${name}`);
  const wide = await visitReady(product, '/about');
  for (const part of ['banner', 'contentinfo'] as const) {
    for (const name of names) {
      const link = wide.getByRole(part).getByRole('link', { name, exact: true });
      expect(await link.isVisible(), `${name} in ${part}`).toBe(true);
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.\w+\.com\/.+/);
      expect(await link.getAttribute('rel')).toBe('me noopener');
    }
  }
  const small = await visitReady(product, '/about', { width: 390 });
  await small.getByRole('button', { name: 'menu' }).click();
  for (const name of names)
    await small.getByRole('dialog').getByRole('link', { name, exact: true }).waitFor();
});

test('the Insurance dropdown has its four groups and works by keyboard alone', async () => {
  const page = await visitReady(product, '/');
  const button = page.getByRole('button', { name: 'Insurance', exact: true });
  await button.press('Enter');
  for (const group of ['Personal Insurance', 'Business Insurance', 'By Location', 'Industry Solutions'])
    await header(page).getByRole('heading', { name: group }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Auto');
  await page.keyboard.press('Escape');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await focusedText(page)).toBe('Insurance');
  await button.click();
  await page.mouse.click(20, 850);
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await button.click();
  await page.getByRole('link', { name: 'Insurance By City' }).click();
  await page.waitForURL('**/locations');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
});

test('the slide-in menu folds its groups and has every way on', async () => {
  const page = await visitReady(product, '/insurance/auto', { width: 390 });
  await page.getByRole('button', { name: 'menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  expect(await menu.locator('[data-current]').allTextContents()).toEqual(['Insurance', 'Personal']);
  const group = (name: string) => menu.getByRole('button', { name, exact: true });
  for (const [name, link] of [
    ['Personal', 'Travel'],
    ['Business', 'Group benefits'],
    ['Industry', 'Liquor'],
  ] as const) {
    if ((await group('Insurance').getAttribute('aria-expanded')) === 'false')
      await group('Insurance').click();
    expect(await menu.getByRole('link', { name: link, exact: true }).isVisible()).toBe(false);
    await group(name).click();
    await menu.getByRole('link', { name: link, exact: true }).waitFor();
  }
  await group('Locations').click();
  await menu.getByRole('link', { name: 'Red Deer' }).waitFor();
  await group('Locations').click();
  await menu.getByRole('link', { name: 'Red Deer' }).waitFor({ state: 'hidden' });
  for (const name of ['FAQ', 'Resources', 'Contact', 'Client Portal', 'Broker Portal', 'Get a Free Quote'])
    await menu.getByRole('link', { name, exact: true }).waitFor();
  await menu.getByText(NOTICE).waitFor();
  await expectAccessible(page);
});

test('the slide-in menu holds the focus and the page, and closes in four ways', async () => {
  const page = await visitReady(product, '/insurance/auto', { width: 390 });
  const opener = page.getByRole('button', { name: 'menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const isLocked = () => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');
  await opener.click();
  await menu.waitFor();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press(press < 15 ? 'Tab' : 'Shift+Tab');
    const isInside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    await expect.poll(isInside).toBe(true);
  }
  expect(await isLocked()).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await isLocked()).toBe(false);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  await page.mouse.click(10, 500);
  await menu.waitFor({ state: 'detached' });
  await opener.click();
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'detached' });
  await opener.click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/faq');
  await menu.waitFor({ state: 'detached' });
});

test('the footer says where, when and how to reach us, with the hours of Alberta', async () => {
  const page = await visitReady(product, '/privacy-policy');
  const footer = page.locator('footer').last();
  await footer.scrollIntoViewIfNeeded();
  for (const words of ['hello@chinookcover.example', 'All of Alberta', 'Mon-Fri 9am-5pm', 'Alberta time'])
    await footer.getByText(words).first().waitFor();
  await footer.getByText(/^(?:Open now|Closed now, opens )/).waitFor();
  await footer.getByLabel('Email address').waitFor();
  expect(await footer.getByRole('link', { name: 'Sitemap' }).getAttribute('href')).toBe('/sitemap.xml');
});

test('search opens with two keys, finds a page and goes there', async () => {
  const page = await visitReady(product, '/about');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('condo deductible');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/about');
});

test('what is typed at once after the key of the search is all in its field, and a slip finds the word', async () => {
  const page = await visitReady(product, '/about');
  // A reader is shown what the words alone find when the answer takes long, as it does on a busy machine; this one waits for it.
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.keyboard.press('/');
  await page.keyboard.type('deductable');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('deductable');
  // What it surely means stands above the word.
  const found = page.getByRole('dialog').getByRole('link');
  await found.first().getByText('How does a deductible work?').waitFor();
  await found.nth(1).getByText('Deductible', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('hail');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('hail');
});

test('a search without a match shows ways on, and Escape gives the focus back', async () => {
  const page = await visitReady(product, '/about');
  const opener = page.getByRole('button', { name: 'Search this site' });
  await opener.press('Enter');
  await page.getByRole('searchbox').fill('xyzzyq');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await dialog.getByText('Nothing found for “xyzzyq”').waitFor();
  await expectAccessible(page);
  expect(await dialog.getByRole('link').allTextContents()).toEqual([
    'All kinds of insurance',
    'All questions',
    'Ask us',
  ]);
  await page.getByRole('searchbox').fill('deductible');
  await dialog.getByText(/^(The 12 best|\d+) matches$/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Search this site');
});

test('an unknown address shows the 404 page, and each of its ways on leads there', async () => {
  for (const [name, target] of [
    ['Back to Home', '/'],
    ['Contact Us', '/contact'],
    ['Get a Quote', '/get-quote'],
    ['View our Services', '/insurance/all'],
  ] as const) {
    const page = await visitReady(product, '/insurance/nothing');
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await page.getByRole('main').getByText('is not an insurance broker, agent or insurer').waitFor();
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(product.url + target);
  }
});

test('an address that is not there opens the search, and what is found leads on', async () => {
  const page = await visitReady(product, '/insurance/nothing', { width: 390 });
  await page.getByRole('main').getByRole('button', { name: 'Search this site' }).click();
  await page.getByRole('dialog').getByLabel('Search for').fill('condo');
  await page.getByRole('dialog').getByRole('link', { name: /condo/i }).first().click();
  await page.locator('h1', { hasNotText: '404' }).waitFor();
});

test('an address in capital letters leads to the page, and an unknown one to the 404 page', async () => {
  const page = await visitReady(product, '/Insurance/AUTO?from=print');
  expect(page.url()).toBe(`${product.url}/insurance/auto?from=print`);
  await page.getByRole('heading', { level: 1, name: 'Car insurance in Alberta' }).waitFor();
  await page.goto(`${product.url}/Portal/Login`);
  await page.getByLabel('Username').waitFor();
  await page.goto(`${product.url}/Team`);
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
});

test('the newsletter and contact forms say what is wrong and keep what was typed', async () => {
  const page = await visitReady(product, '/contact');
  const footer = page.locator('footer').last();
  await footer.getByLabel('Email address').fill('nobody');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await footer.getByText('Please enter a valid email address').waitFor();
  expect(await footer.getByLabel('Email address').inputValue()).toBe('nobody');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await summary.getByText('Please choose a topic').waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada');
  await expectAccessible(page);
});
