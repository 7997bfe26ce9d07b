import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { openProduct } from './open-product.ts';

const product = await openProduct();

async function visitReady(path: string, options?: { width?: number; script?: boolean }): Promise<Page> {
  const page = await product.visit(path, options);
  await page.locator('[data-page-ready="waiting"]').waitFor({ state: 'detached' });
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('the banner folds away past 150 px and comes back at the top', async () => {
  const page = await visitReady('/');
  const notice = page.locator('header').getByText('All insurance services are provided by');
  await notice.waitFor();
  const tall = await page.locator('header > div').evaluate((box) => box.getBoundingClientRect().height);
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect
    .poll(() => page.locator('header > div').evaluate((box) => box.clientHeight))
    .toBeLessThan(tall);
  expect(await notice.isVisible()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 400));
  await notice.waitFor({ state: 'hidden' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await notice.waitFor();
});

test('the shrinking header moves nothing of the page under the reader', async () => {
  const page = await visitReady('/about');
  const lengthAt = async (top: number) => {
    await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
    await page.waitForTimeout(300);
    return page.evaluate(() => ({ length: document.documentElement.scrollHeight, top: window.scrollY }));
  };
  const { length } = await lengthAt(0);
  for (const top of [49, 51, 149, 151, 600]) expect(await lengthAt(top)).toEqual({ length, top });
});

test('the Insurance dropdown has its four groups and works by keyboard alone', async () => {
  const page = await visitReady('/');
  const button = page.getByRole('button', { name: 'Insurance', exact: true });
  await button.press('Enter');
  for (const group of ['Personal Insurance', 'Business Insurance', 'By Location', 'Industry Solutions'])
    await page.getByRole('banner').getByRole('heading', { name: group }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Auto');
  await page.keyboard.press('Escape');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await focused(page)).toBe('Insurance');
  await button.click();
  await page.getByRole('link', { name: 'Insurance By City' }).click();
  await page.waitForURL('**/locations');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
});

test('a navigation starts at the top, moves focus to the heading and marks the link', async () => {
  const page = await visitReady('/');
  await page.evaluate(() => window.scrollTo(0, 2000));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' });
  await link.click();
  await page.waitForURL('**/faq');
  await expect.poll(() => focused(page)).toBe('Questions and answers');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await link.getAttribute('aria-current')).toBe('page');
});

test('presses in quick succession end on the last page', async () => {
  const page = await visitReady('/');
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')];
    for (const name of ['FAQ', 'Resources', 'Contact'])
      links.find((link) => link.textContent === name)?.click();
  });
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(5);
});

test('the slide-in menu folds its groups, holds the focus and closes in four ways', async () => {
  const page = await visitReady('/insurance/auto', { width: 390 });
  const opener = page.getByRole('button', { name: 'menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await menu.waitFor();
  expect(await menu.locator('[data-current]').allTextContents()).toEqual(['Insurance', 'Personal']);
  await menu.getByRole('button', { name: 'Insurance' }).click();
  await menu.getByRole('button', { name: 'Industry' }).click();
  await menu.getByRole('link', { name: 'Liquor' }).waitFor();
  for (const name of ['FAQ', 'Resources', 'Contact', 'Client Portal', 'Broker Portal', 'Get a Free Quote'])
    await menu.getByRole('link', { name, exact: true }).waitFor();
  await menu.getByText('All insurance services are provided by').waitFor();
  await expectAccessible(page);
  const isLocked = () => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');
  expect(await isLocked()).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await isLocked()).toBe(false);
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

test('the home page has its sections, and pictures load when they come near', async () => {
  const page = await visitReady('/');
  await page.getByRole('link', { name: 'Get a Free Quote' }).first().waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  await page.getByRole('link', { name: 'Learn More' }).click();
  await page.getByRole('heading', { name: 'Where to start' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('main img').count()).toBe(3);
  const question = page.getByRole('button', { name: 'Am I covered for flood?' });
  await question.click();
  expect(await question.getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator('[aria-labelledby="home-questions"] li').count()).toBe(6);
  await expectAccessible(page);
});

test('an unknown address shows the 404 page and its ways on', async () => {
  const page = await visitReady('/insurance/nothing');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'View our Services' }).click();
  await page.waitForURL('**/insurance/all');
});

test('search opens with a key, finds a page and goes there', async () => {
  const page = await visitReady('/about');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('condo deductible');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/about');
});

test('a search without a match shows ways on, and Escape gives the focus back', async () => {
  const page = await visitReady('/about');
  const opener = page.getByRole('button', { name: 'Search this site' });
  await opener.press('Enter');
  await page.getByRole('searchbox').fill('xyzzyq');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await dialog.getByText('Nothing found for "xyzzyq"').waitFor();
  await expectAccessible(page);
  expect(await dialog.getByRole('link').allTextContents()).toEqual([
    'All kinds of insurance',
    'All questions',
    'Ask us',
  ]);
  await page.getByRole('searchbox').fill('deductible');
  await dialog.getByText('The 12 best matches').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Search this site');
});

test('a page that cannot be drawn tries again three times, then offers a button that works', async () => {
  const page = await visitReady('/about');
  await page.evaluate(() => {
    // React reports what the boundary catches.
    console.error = () => {};
    const create = Document.prototype.createElement;
    document.createElement = (tag: string) => {
      if (tag === 'h3') throw new Error('Broken on purpose');
      return create.call(document, tag);
    };
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  for (const attempt of [1, 2, 3]) await page.getByText(`Auto-retrying (${attempt}/3)...`).waitFor();
  const button = page.getByRole('button', { name: 'Try Again' });
  await button.waitFor();
  await expectAccessible(page);
  await page.evaluate(() => Reflect.deleteProperty(document, 'createElement'));
  await button.click();
  await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor();
});

test('the newsletter and contact forms say what is wrong and keep what was typed', async () => {
  const page = await visitReady('/contact');
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

test('without script every answer and every link of a page is there', async () => {
  const page = await product.visit('/insurance/auto', { script: false });
  expect(await page.locator('[id$="-answer"]').first().isVisible()).toBe(true);
  await page.locator('footer').getByRole('link', { name: 'All kinds of insurance' }).click();
  await page.getByRole('heading', { level: 1, name: 'All kinds of insurance' }).waitFor();
});
