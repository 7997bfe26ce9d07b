import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { visitReady } from '#tests/e2e/visit-ready.ts';

const product = await openProduct();

test('the Care-First explorer answers to the keyboard, and says both sides of the day', async () => {
  const page = await visitReady(product, '/insurance/auto');
  const figure = page.locator('[data-figure="care-first"]');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('radio', { name: 'A passenger in this car' }).focus();
  await page.keyboard.press('Space');
  await figure.getByRole('status').getByText('A passenger in this car.').waitFor();
  await figure.getByRole('radio', { name: 'The driver of this car', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await figure.getByText('No Care-First benefits').waitFor();
  expect(await figure.getByText('Treatment and rehabilitation').isVisible()).toBe(false);
  await expectAccessible(page);
});

test('without JavaScript every case of the Care-First explorer stands open, with its source', async () => {
  const page = await product.visit('/blog/alberta-care-first', { script: false });
  const figure = page.locator('[data-figure="care-first"]');
  expect(await figure.getByRole('heading', { level: 3 }).count()).toBe(11);
  for (const text of ['No Care-First benefits', 'There is nobody to sue.', 'Eligible care without'])
    expect(await figure.getByText(text).first().isVisible(), text).toBe(true);
  expect(await figure.getByRole('link').first().getAttribute('href')).toMatch(/^https/);
  expect(await figure.getByRole('radio').first().isVisible()).toBe(false);
});
