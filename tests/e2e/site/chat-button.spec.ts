import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import { openSite } from '#tests/e2e/open-product.ts';

const product = await openSite();

const WIDTHS = [320, 390, 768, 1280];
/** A page of each kind: pictures, a form, fields beside text, tables, a map, cards, and a door. */
const PAGES = ['/', '/get-quote', '/contact', '/insurance/auto', '/locations', '/blog', '/portal/login'];
const PLACES = [0, 0.33, 0.66, 1];

/** The words of everything that can be pressed and of every line of text that the chat's button covers, at four places. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate((places) => {
    const chat = document.querySelector('aside[aria-label="Chat"]');
    const found = new Set<string>();
    for (const place of places) {
      const top = place * (document.documentElement.scrollHeight - innerHeight);
      window.scrollTo({ top, behavior: 'instant' });
      const box = chat?.querySelector('button')?.getBoundingClientRect();
      if (!box) return ['there is no button'];
      for (let x = box.left + 1; x < box.right; x += 5) {
        for (let y = box.top + 1; y < box.bottom; y += 5) {
          const below = document.elementsFromPoint(x, y).find((element) => !chat?.contains(element));
          const control = below?.closest('a[href], button, input, select, textarea, summary, label, td, th');
          if (control) found.add(control.textContent || control.tagName);
          const words = document.createRange();
          for (const node of below?.childNodes ?? []) {
            if (node.nodeType !== Node.TEXT_NODE) continue;
            words.selectNodeContents(node);
            const isThere = [...words.getClientRects()].some(
              (line) => x >= line.left && x <= line.right && y >= line.top && y <= line.bottom,
            );
            if (isThere) found.add(node.textContent ?? '');
          }
        }
      }
    }
    return [...found];
  }, PLACES);
}

async function expectNothingCovered(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open chat assistant/ }).waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => covered(page), { message: `${page.url()} at ${width}` }).toEqual([]);
  }
}

test('nothing lies under the chat’s button, wherever a page is scrolled to', {
  timeout: 60_000,
}, async () => {
  for (const path of PAGES) {
    const page = await product.visit(path);
    await expectNothingCovered(page);
    await page.close();
  }
});

test('nor does it inside a portal, where the keyboard reaches it', async () => {
  const page = await product.visit('/broker/login', { width: 390, height: 800 });
  await logIn(page, { username: 'demo_broker' });
  await page.locator('main h1').waitFor();
  await expectNothingCovered(page);
  // On a wide screen a request is shown beside the list first.
  await page.setViewportSize({ width: 390, height: 800 });
  await page
    .getByRole('link', { name: /^New request: / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Your requests' }).waitFor();
  await expectNothingCovered(page);
  await page.getByRole('button', { name: /^Open chat assistant/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Chat assistant' }).waitFor();
});

const WINDOW_SCRIPT = /\/assets\/(floating-chat|chat-panel)-/;
const button = (page: Page) => page.getByRole('button', { name: /^Open chat assistant/ });

test('a page that nobody touches fetches the chat’s button, and its window with the first sign of somebody', async () => {
  const page = await product.visit('/about');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await button(page).waitFor();
  await page.waitForTimeout(4_000);
  expect(fetched.filter((url) => WINDOW_SCRIPT.test(url))).toEqual([]);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 220);
  await expect.poll(() => fetched.some((url) => WINDOW_SCRIPT.test(url))).toBe(true);
  await page.close();
});

test('a window that could not be fetched says so, and leads to the chat on its own page', async () => {
  const page = await product.visit('/about', { isBroken: true });
  await page.route(WINDOW_SCRIPT, (route) => route.abort());
  await button(page).click();
  await page.getByRole('alert').filter({ hasText: 'The chat did not load.' }).waitFor();
  await page.unroute(WINDOW_SCRIPT);
  await page.getByRole('link', { name: 'Open it on its own page' }).click();
  await page.waitForURL('**/chatbot');
  await page.getByRole('textbox', { name: 'Your message' }).waitFor();
  await page.close();
});

test('who logs out leaves no conversation behind, also where the window was never opened', async () => {
  const page = await product.visit('/about');
  await button(page).waitFor();
  const kept = () => page.evaluate(() => localStorage.getItem('chatbot-conversation'));
  // Another tab has talked, without its last change being heard here.
  await page.evaluate(() => localStorage.setItem('chatbot-conversation', '[]'));
  await page.evaluate(() => {
    const channel = new BroadcastChannel('session');
    channel.postMessage({ userId: null });
    channel.close();
  });
  await expect.poll(kept).toBeNull();
  await page.close();
});
