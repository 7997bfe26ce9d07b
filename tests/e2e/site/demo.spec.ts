import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { visitReady } from '#tests/e2e/visit-ready.ts';

/** The pages that show what the site is made of: the tour, the glossary, the movements. */
const product = await openSite();

const STOPS = [
  'Who does what',
  'All kinds of insurance',
  'Search',
  'Client Portal',
  'The assistant',
  'Get a quote',
];

/** The tour takes no key before its stop is drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

async function takeTour(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^Open chat assistant/ }).waitFor();
  await page.getByRole('button', { name: 'Start the tour' }).click();
  const seen: string[] = [];
  const title = page.locator('.driver-popover-title');
  for (const stop of STOPS) {
    await title.filter({ hasText: stop }).waitFor();
    seen.push((await title.textContent()) ?? '');
    if (seen.length === 1) await expectAccessible(page);
    await settle(page);
    await page.keyboard.press('ArrowRight');
  }
  await title.waitFor({ state: 'detached' });
  return seen;
}

test.each([390, 1280])('the tour visits all its stops at %i px and gives the focus back', async (width) => {
  const page = await product.visit('/feature-tour', { width });
  const standing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header button')].map((button) =>
        ['aria-haspopup', 'aria-expanded', 'aria-controls'].map((name) => button.getAttribute(name)),
      ),
    );
  const before = await standing();
  expect(await takeTour(page)).toEqual(STOPS);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Start the tour');
  expect(await standing(), 'what the menu buttons say of themselves').toEqual(before);
});

test('a word explains itself on focus, inside the window, and Escape puts it away', async () => {
  const page = await visitReady(product, '/tooltips', { width: 320 });
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  const word = page.getByRole('button', { name: 'deductible' });
  const explanation = page.getByRole('tooltip');
  await word.focus();
  await explanation.waitFor();
  expect(await explanation.textContent()).toContain('The part of a loss that you pay yourself');
  expect(await isWide()).toBe(false);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await explanation.waitFor({ state: 'detached' });
  expect(await isWide()).toBe(false);
});

test('a word explains itself inside the window without script too, below its own line', async () => {
  for (const width of [320, 700, 1280]) {
    const page = await product.visit('/tooltips', { width, script: false });
    for (const name of ['deductible', 'actual cash value', 'endorsement']) {
      const word = page.getByRole('button', { name });
      await word.focus();
      const explanation = page.getByRole('tooltip');
      const [box, line] = await Promise.all([explanation.boundingBox(), word.boundingBox()]);
      if (!box || !line) throw new Error(`${name} does not explain itself at ${width}`);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      // It touches the word, so that a pointer can move onto it.
      expect(box.y).toBeGreaterThan(line.y);
      expect(box.y).toBeLessThanOrEqual(line.y + line.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('every movement can be played', async () => {
  const page = await product.visit('/animations');
  await page.getByText('Your device asks for less motion').waitFor();
  await page.getByRole('button', { name: 'Open a window' }).click();
  await page.getByRole('dialog', { name: 'A window' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show a message' }).click();
  await page.getByText('It leaves after six seconds.').waitFor();
  await page.getByRole('button', { name: 'Press me' }).click();
  await page.getByRole('button', { name: 'Working…' }).waitFor();
  await page.getByRole('button', { name: 'Press me' }).waitFor();
  await page.getByRole('button', { name: 'Fold it away' }).click();
  await page.getByRole('button', { name: 'Show it' }).waitFor();
  await expectAccessible(page);
});
