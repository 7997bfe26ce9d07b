import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { answerCarQuestions, giveContact, sendRequest } from '#tests/e2e/quotes/quote-form.ts';
import { openWholeBrowser } from '#tests/fixtures/browser/browser.ts';
import { startProduct } from '../product.ts';
import { progress } from '../result.ts';
import { type Look, sheetOf } from './sheet.ts';

/** `npm run pictures`: the public site as it is now, on one sheet; what it was stands in `public-site-before.webp`. */
const FILE = join(import.meta.dirname, '../../docs/pictures/public-site.webp');

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Eight phones are as wide as four desks. */
const PHONES_HIGH = 507;

const DESKS = [
  ['/', '/insurance/auto', '/super-visa', '/business/contractors'],
  ['/locations/calgary', '/faq', '/get-quote', '/contact'],
];
const PHONES = ['/', '/insurance/auto', '/locations/calgary'];

/** After the last of a page has come: pictures, what fades in. */
const SETTLE_MS = 900;
const PERSON = { fullName: 'Maria Santos', email: 'maria.santos@example.ca', phone: '403-555-0142' };

async function take(page: Page, size: typeof DESK): Promise<Look> {
  await pause(SETTLE_MS);
  return { ...size, png: await page.screenshot() };
}

async function open(browser: Browser, viewport: typeof DESK): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport, reducedMotion: 'reduce', locale: 'en-CA', timezoneId: 'America/Edmonton' },
  });
  return context.newPage();
}

async function lookAt(browser: Browser, url: string, size: typeof DESK, paths: readonly string[]) {
  const page = await open(browser, size);
  const looks: Look[] = [];
  for (const path of paths) {
    progress(`${path} at ${size.width}…`);
    await page.goto(url + path);
    await page.locator('h1').first().waitFor();
    looks.push(await take(page, size));
  }
  await page.context().close();
  return looks;
}

/** A plain question, and a request on its way: a screen of questions, the review, and what is said once it is sent. */
async function lookAtTheWay(browser: Browser, url: string): Promise<Look[]> {
  const page = await open(browser, PHONE);
  const looks: Look[] = [];
  const keep = async () => looks.push(await take(page, PHONE));
  progress('a search and a request…');
  await page.goto(`${url}/faq`);
  await page.getByRole('searchbox', { name: 'Find a question' }).fill('hail dented my truck');
  await page.getByText('Hail damaged my car').waitFor();
  await page
    .getByRole('search')
    .last()
    .evaluate((part) => part.scrollIntoView());
  await keep();
  await page.goto(`${url}/get-quote?type=auto`);
  await page.getByRole('heading', { name: 'The vehicle' }).waitFor();
  await keep();
  await page.getByRole('button', { name: 'change what to insure' }).click();
  await page.getByRole('heading', { name: 'What would you like to insure?' }).waitFor();
  await answerCarQuestions(page);
  await giveContact(page, PERSON);
  await keep();
  const { receiptUrl } = await sendRequest(page);
  await keep();
  await page.goto(receiptUrl);
  await page.getByRole('heading', { name: 'Your answers, as you sent them' }).waitFor();
  await keep();
  await page.context().close();
  return looks;
}

const dataDir = await mkdtemp(join(tmpdir(), 'pictures-data-'));
const product = await startProduct({ env: { DATA_DIR: dataDir } });
const browser = await openWholeBrowser();
try {
  const rows: Look[][] = [];
  for (const paths of DESKS) rows.push(await lookAt(browser, product.url, DESK, paths));
  const phones = await lookAt(browser, product.url, PHONE, PHONES);
  phones.push(...(await lookAtTheWay(browser, product.url)));
  await (await sheetOf([...rows, phones], { 2: PHONES_HIGH })).toFile(FILE);
  progress(`${FILE}: ${Math.round((await stat(FILE)).size / 1000)} kB`);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
