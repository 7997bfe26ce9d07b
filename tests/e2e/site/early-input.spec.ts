import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from '#tests/e2e/open-product.ts';
import { untilReady } from '#tests/e2e/visit-ready.ts';
import { dayIn, fillDay } from './fill-day.ts';

const product = await openSite();

/** Opens a page whose scripts are held back until `letCome` is called. */
async function visitBeforeScripts(path: string): Promise<{ page: Page; letCome: () => void }> {
  const page = await product.visit('/healthz');
  let letCome = () => {};
  const released = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(product.url + path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, letCome };
}

test('a button pressed before the page is alive does its work as soon as it is', async () => {
  const { page, letCome } = await visitBeforeScripts('/about');
  await page.getByRole('button', { name: 'Insurance', exact: true }).click();
  letCome();
  await page.getByRole('heading', { name: 'Industry Solutions' }).waitFor();
});

test('a form sent before the page is alive keeps what was typed and is sent once', async () => {
  const { page, letCome } = await visitBeforeScripts('/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Ada Early');
  await main.getByLabel('Email').fill('ada@example.com');
  await main.getByLabel('Message').fill('I was quicker than your script.');
  let sendings = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact')) sendings += 1;
  });
  await main.getByLabel('Topic').selectOption({ index: 1 });
  await page.waitForTimeout(3_500);
  await main.getByRole('button', { name: 'Send message' }).click();
  letCome();
  await page.getByText('Thank you for contacting us.').first().waitFor();
  expect(sendings).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('a kind of insurance chosen before the page is alive stays chosen', async () => {
  const { page, letCome } = await visitBeforeScripts('/get-quote');
  await page.getByRole('radio', { name: /^Travel/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  letCome();
  await page.getByRole('heading', { name: 'Who is travelling' }).waitFor();
});

test('a page that names the type shows no first step while its form is fetched, and takes nobody’s place', async () => {
  const { page, letCome } = await visitBeforeScripts('/get-quote?type=auto');
  await page.getByText('Opening your request…').waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const place = () => page.evaluate(() => document.activeElement?.outerHTML);
  const held = await place();
  letCome();
  await page.getByRole('heading', { name: 'The vehicle' }).waitFor();
  expect(await page.getByText('Opening your request…').isVisible()).toBe(false);
  expect(await place()).toBe(held);
});

test('whoever waits for the form that a page leads to starts at the heading of its step', async () => {
  const page = await product.visit('/get-quote?type=auto');
  await page.getByRole('heading', { name: 'The vehicle' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: 5_000 })
    .toBe('The vehicle');
});

test('what is typed into a figure before its own script is there is kept, also while the page is alive', async () => {
  const page = await product.visit('/healthz');
  const { promise: released, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/stay-timeline*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${product.url}/super-visa`);
  await untilReady(page);
  await fillDay(page, 'Arrival date', '2027-06-01');
  await fillDay(page, 'Last day of the visit', '2028-12-01');
  letCome();
  await page.getByText('June 1, 2028').first().waitFor();
  expect(await dayIn(page, 'Arrival date')).toBe('2027-06-01');
  expect(await dayIn(page, 'Last day of the visit')).toBe('2028-12-01');
});

test('what is sent while the page is alive is sent once, and never into the address', async () => {
  const page = await product.visit('/healthz');
  await page.clock.install();
  let sendings = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sendings += 1;
  });
  await page.goto(`${product.url}/portal/login`);
  await page.getByLabel('Username').fill('nobody_known');
  await page.getByLabel('Password', { exact: true }).fill('Wrong1Password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  await page.clock.fastForward(15_000);
  await page.getByLabel('Username').fill('nobody_else');
  expect(page.url()).toBe(`${product.url}/portal/login`);
  expect(sendings).toBe(1);
});
