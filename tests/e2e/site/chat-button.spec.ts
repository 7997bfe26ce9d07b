import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import { openSite } from '#tests/e2e/open-product.ts';

const product = await openSite();

const WIDTHS = [320, 390, 768, 1280];
const PAGES = ['/', '/get-quote', '/contact', '/portal/login'];

/** The words of everything that can be pressed and of every text that the chat's button covers. */
async function coveredAtTheEnd(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  return page.evaluate(() => {
    const chat = document.querySelector('aside[aria-label="Chat"]');
    const button = chat?.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
    const isUnder = (box: DOMRect) =>
      box.width > 2 &&
      box.right > button.left &&
      box.left < button.right &&
      box.bottom > button.top &&
      box.top < button.bottom;
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, p')]
      .filter((element) => !chat?.contains(element) && isUnder(element.getBoundingClientRect()))
      .filter((element) => {
        if (element.tagName !== 'P') return true;
        const words = document.createRange();
        words.selectNodeContents(element);
        return [...words.getClientRects()].some(isUnder);
      })
      .map((element) => element.textContent);
  });
}

test('at the end of a page nothing lies under the chat’s button', { timeout: 60_000 }, async () => {
  for (const path of PAGES) {
    const page = await product.visit(path);
    await page.getByRole('button', { name: /^Open chat assistant/ }).waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => coveredAtTheEnd(page), { message: `${path} at ${width}` }).toEqual([]);
    }
    await page.close();
  }
});

test('nor does it inside a portal', async () => {
  const page = await product.visit('/broker/login', { width: 390, height: 800 });
  await logIn(page, { username: 'demo_broker' });
  await page.locator('main h1').waitFor();
  await page.getByRole('button', { name: /^Open chat assistant/ }).waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => coveredAtTheEnd(page), { message: `at ${width}` }).toEqual([]);
  }
});

test('what takes focus with the keyboard is never behind the button', async () => {
  const page = await product.visit('/contact', { width: 390, height: 700 });
  await page.getByRole('button', { name: /^Open chat assistant/ }).waitFor();
  const seen: string[] = [];
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const chat = document.querySelector('aside[aria-label="Chat"]');
      const button = chat?.querySelector('button')?.getBoundingClientRect();
      const focused = document.activeElement;
      if (!button || !focused || chat?.contains(focused)) return null;
      const box = focused.getBoundingClientRect();
      const isCovered = box.bottom > button.top && box.top < button.bottom && box.right > button.left;
      return isCovered ? `${focused.tagName} ${focused.id} ${focused.textContent}` : null;
    });
    if (covered) seen.push(covered);
  }
  expect(seen).toEqual([]);
});
