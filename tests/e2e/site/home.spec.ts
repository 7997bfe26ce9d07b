import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { untilReady, visitReady } from '#tests/e2e/visit-ready.ts';

const product = await openSite();

const SIX_QUESTIONS = [
  /price of my auto insurance/,
  /home and tenant insurance/,
  /broker/,
  /lower/,
  /collision/i,
  /flood/,
];

/** Scrolls until the first featured card stands so many pixels below the window. */
async function bringCardsTo(page: Page, pixelsBelow: number): Promise<void> {
  await page.evaluate((below) => {
    const card = document.querySelector('section[aria-labelledby="featured"] li span');
    if (!card) throw new Error('there is no card');
    window.scrollBy(0, card.getBoundingClientRect().top - window.innerHeight - below);
  }, pixelsBelow);
}

test('the home page says what it is, and has its sections in their order', async () => {
  const page = await visitReady(product, '/');
  const hero = page.locator('main section').first();
  expect(await hero.getByRole('link', { name: 'Get a Free Quote' }).getAttribute('href')).toBe('/get-quote');
  await hero.getByRole('link', { name: 'Learn More' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const cards = page.locator('section[aria-labelledby="featured"] li');
  expect(await cards.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ['/insurance/auto', '/business', '/insurance/home'],
  );
  const sections = await page
    .locator('main section[aria-labelledby]')
    .evaluateAll((all) => all.map((section) => section.getAttribute('aria-labelledby')));
  const order = ['featured', 'why-choose-us', 'call-to-action', 'home-questions', 'home-contact'];
  expect(sections.filter((id) => order.includes(id ?? ''))).toEqual(order);
  await expectAccessible(page);
});

test('pictures of services are fetched when they come within 100 px of the window', async () => {
  const page = await product.visit('/', { height: 500 });
  await untilReady(page);
  const pictures = page.locator('section[aria-labelledby="featured"] img');
  await bringCardsTo(page, 130);
  await page.waitForTimeout(400);
  expect(await pictures.count()).toBe(0);
  await bringCardsTo(page, 80);
  await expect.poll(() => pictures.count()).toBe(3);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
    .toBe(true);
});

test('the six questions fold out one by one', async () => {
  const page = await visitReady(product, '/');
  const questions = page.locator('section[aria-labelledby="home-questions"] li');
  expect(await questions.count()).toBe(6);
  for (const [index, words] of SIX_QUESTIONS.entries()) {
    const button = questions.nth(index).getByRole('button');
    expect(await button.textContent()).toMatch(words);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await questions.nth(index).locator('[id$="-answer"]').isVisible()).toBe(true);
  }
});
