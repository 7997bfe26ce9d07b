import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/examples.ts';
import { QUOTE_TYPES, type QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { giveContact } from './quote-form.ts';

const product = await openSite();

const JORDAN = { fullName: 'Jordan Makokis', email: 'jordan@example.ca', phone: '403-555-0142' };
const OTHERS = QUOTE_TYPES.map(({ type }) => type).filter((type) => type !== 'auto');

/** `{ trip: { days: 3 } }` as the form names it: `answers.travel.trip.days`, one entry for each value. */
function entriesOf(value: unknown, name: string): [string, string][] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.map((item) => [name, item]);
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${name}.${key}`));
}

async function answer(page: Page, type: QuoteType): Promise<void> {
  const waiting = entriesOf(exampleQuote(type).answers, `answers.${type}`);
  for (const [name, value] of waiting) {
    const row = /\.(\d+)\.[^.]+$/.exec(name)?.[1];
    if (row !== undefined) await addRows(page, name, Number(row));
    await give(page.locator(`[name="${name}"]`), value);
  }
}

/** Lists show the rows they need; the others come with a button. */
async function addRows(page: Page, name: string, row: number): Promise<void> {
  if ((await page.locator(`[name="${name}"]`).count()) > 0) return;
  await page.getByRole('button', { name: /^Add (a|another) / }).click();
  await page.locator(`[name*=".${row}."]`).first().waitFor();
}

async function give(field: Locator, value: string): Promise<void> {
  const kind = await field.first().evaluate((element) => element.getAttribute('type') ?? element.tagName);
  if (kind === 'radio' || kind === 'checkbox')
    await field.and(field.page().locator(`[value="${value}"]`)).check();
  else if (kind === 'SELECT') await field.selectOption(value);
  // A number comes first, before the box of the same name that says "I don't know".
  else await field.first().fill(value);
}

test.each(OTHERS)('%s says what is missing and reaches its review', async (type) => {
  const page = await product.visit(`/get-quote?type=${type}`, { width: 390 });
  await page.locator(`[name="type"][value="${type}"]:checked`).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /: details$/ }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await summary.getByRole('link').first().waitFor();
  const lines = await summary.getByRole('link').allTextContents();
  expect(new Set(lines).size, 'each line says something of its own').toBe(lines.length);
  expect(lines).not.toContain('Please choose an option');
  await expectAccessible(page);
  await answer(page, type);
  await page.getByRole('button', { name: 'Continue' }).click();
  await giveContact(page, JORDAN);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('without script the form says what is missing and keeps what was typed', async () => {
  const page = await product.visit('/get-quote', { width: 390, script: false });
  await page.getByRole('radio', { name: 'Travel' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Destination').fill('Portugal');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByRole('heading', { name: 'Please check the following' }).waitFor();
  await page.getByRole('link', { name: 'You must agree to share your request' }).waitFor();
  expect(await page.getByLabel('Destination').inputValue()).toBe('Portugal');
});
