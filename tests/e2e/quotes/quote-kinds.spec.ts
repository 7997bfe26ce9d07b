import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { QUOTE_TYPES, type QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { pressInPlace } from '#tests/e2e/press-in-place.ts';
import { answerCarQuestions, giveContact, goOn } from './quote-form.ts';

const product = await openSite();

const JORDAN = { fullName: 'Jordan Makokis', email: 'jordan@example.ca', phone: '403-555-0142' };
/** One and a half times the height of a phone. */
const LONGEST_SCREEN = 1_266;
const OTHERS = QUOTE_TYPES.map(({ type }) => type).filter((type) => type !== 'auto');

/** `{ trip: { days: 3 } }` as the form names it: `answers.travel.trip.days`, one entry for each value. */
function entriesOf(value: unknown, name: string): [string, string][] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.map((item) => [name, item]);
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${name}.${key}`));
}

type Asked = { name: string; value: string };

/** Answers what this screen asks of it; true when it did. */
async function answerOne(page: Page, { name, value }: Asked): Promise<boolean> {
  const row = /\.(\d+)\.[^.]+$/.exec(name)?.[1];
  if (row !== undefined) await addRows(page, name, Number(row));
  const field = page.locator(`[name="${name}"]`);
  if ((await field.count()) === 0) return false;
  await give(field, value);
  return true;
}

/** Screen after screen, each with what helps unfolded, up to how to be reached, or to the screen that asks `last`. */
async function answer(page: Page, type: QuoteType, last?: Locator): Promise<void> {
  let waiting = entriesOf(exampleQuote(type).answers, `answers.${type}`).map(([name, value]) => ({
    name,
    value,
  }));
  for (;;) {
    const heading = await page.getByRole('heading', { level: 2 }).first().textContent();
    if (heading === 'How to reach you') return;
    const height = await page
      .locator('form')
      .last()
      .evaluate((form) => form.getBoundingClientRect().height);
    expect(height, `${heading} is no longer than one and a half phones`).toBeLessThan(LONGEST_SCREEN);
    const folded = page.locator('form details:has(input, select, textarea):not([open])');
    while ((await folded.count()) > 0) await folded.first().locator('summary').first().click();
    const left: Asked[] = [];
    for (const asked of waiting) if (!(await answerOne(page, asked))) left.push(asked);
    waiting = left;
    if (await last?.isVisible()) return;
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('heading', { level: 2 })
      .filter({ hasNotText: heading ?? '' })
      .first()
      .waitFor();
  }
}

/** Lists show the rows they need; the others come with a button. */
async function addRows(page: Page, name: string, row: number): Promise<void> {
  if ((await page.locator(`[name="${name}"]`).count()) > 0) return;
  const add = page.getByRole('button', { name: /^Add (a|another) / });
  if ((await add.count()) === 0) return;
  await add.click();
  await page.locator(`[name*=".${row}."]`).first().waitFor();
}

async function give(field: Locator, value: string): Promise<void> {
  const kind = await field.first().evaluate((element) => element.getAttribute('type') ?? element.tagName);
  if ((await field.first().getAttribute('data-part')) !== null) {
    const [year = '', month = '', day = ''] = value.split('-');
    for (const [part, typed] of Object.entries({ day, month, year }))
      await field.and(field.page().locator(`[data-part="${part}"]`)).fill(typed);
  } else if (kind === 'radio' || kind === 'checkbox')
    await field.and(field.page().locator(`[value="${value}"]`)).check();
  else if (kind === 'SELECT') await field.selectOption(value);
  // A number comes first, before the box of the same name that says "I don't know".
  else await field.first().fill(value);
}

test.each(OTHERS)('%s says what is missing, screen by screen, and reaches its review', async (type) => {
  const page = await product.visit(`/get-quote?type=${type}`, { width: 390 });
  // The address says what it is about, so that is not asked again.
  await page.getByRole('button', { name: 'change what to insure' }).waitFor();
  await page.getByText(/^Step 1 of \d/).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await summary.getByRole('link').first().waitFor();
  const lines = await summary.getByRole('link').allTextContents();
  expect(await summary.getByRole('heading').textContent()).toMatch(
    new RegExp(`^${lines.length} answers? (is|are) missing$`),
  );
  expect(new Set(lines).size, 'each line says something of its own').toBe(lines.length);
  expect(lines).not.toContain('Please choose an option');
  await expectAccessible(page);
  await answer(page, type);
  await giveContact(page, JORDAN);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a slip that is pointed out when a field is left does not move Continue away from under the press that left it', async () => {
  const page = await product.visit('/get-quote?type=supervisa', { width: 768 });
  const country = page.getByLabel('Country they are coming from');
  await answer(page, 'supervisa', country);
  await country.fill('Inda');
  const step = page.getByText(/^Step \d+ of \d+/).first();
  const before = await step.textContent();
  await pressInPlace(page.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => step.textContent()).not.toBe(before);
});

test('each kind goes on where it was left, and who changes their mind about changing it comes back', async () => {
  const page = await product.visit('/get-quote', { width: 390 });
  const [heading, step] = [page.locator('main form h2'), page.getByText(/^Step \d+ of \d+/).first()];
  const change = page.getByRole('button', { name: 'change what to insure' });
  await answerCarQuestions(page);
  await heading.filter({ hasText: 'How to reach you' }).waitFor();
  await change.click();
  await page.getByRole('radio', { name: /^Home/ }).check();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await heading.filter({ hasText: 'How to reach you' }).waitFor();
  expect(await step.textContent()).toContain('Step 5 of 6');
  await change.click();
  await page.getByRole('radio', { name: /^Home/ }).check();
  await goOn(page, 'Your home');
  await page.goto(`${product.url}/get-quote`);
  await heading.filter({ hasText: 'Your home' }).waitFor();
  expect(await step.textContent()).toContain('Step 1 of 4');
  await page.goto(`${product.url}/get-quote?type=auto`);
  await heading.filter({ hasText: 'How to reach you' }).waitFor();
});

test('a length that is too short is forgiven as soon as another is chosen', async () => {
  const page = await product.visit('/get-quote?type=supervisa');
  const length = page.getByLabel('Length of coverage', { exact: true });
  await answer(page, 'supervisa', length);
  await length.selectOption('Another length');
  await page.getByLabel('Length of coverage in days').fill('200');
  await page.getByRole('button', { name: 'Continue' }).click();
  const tooShort = page.getByText('Super Visa coverage must last at least one year');
  await tooShort.first().waitFor();
  await length.selectOption('2 years');
  await expect.poll(() => tooShort.count()).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Your preferences' }).waitFor();
});

test('without script the form says what is missing and keeps what was typed', async () => {
  const page = await product.visit('/get-quote', { width: 390, script: false });
  await page.getByRole('radio', { name: 'Travel' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Destination').fill('Portugal');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByRole('heading', { name: 'Please check the following' }).waitFor();
  await page.getByRole('link', { name: 'Please agree to share your request' }).waitFor();
  expect(await page.getByLabel('Destination').inputValue()).toBe('Portugal');
});
