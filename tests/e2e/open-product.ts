import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openBrowser } from '#tests/fixtures/browser.ts';
import { startServer } from '#tests/fixtures/server.ts';

export type Product = AsyncDisposable & {
  url: string;
  /** A new person in a browser of their own; `path` is where they start. */
  visit: (path: string, options?: { width?: number; height?: number; script?: boolean }) => Promise<Page>;
};

const PATIENCE_MS = 15_000;

/**
 * The built product with its demo and a real Chromium. When the test is over, anything a browser complained
 * about on the way (an exception, a console error, a blocked resource) fails it.
 */
export async function openProduct(env: Record<string, string> = {}): Promise<Product> {
  const server = await startServer({ env });
  const browser = await openBrowser();
  const complaints: string[] = [];
  const pages: Page[] = [];
  return {
    url: server.url,
    visit: async (path, { width = 1280, height = 900, script = true } = {}) => {
      const page = await newPerson(browser, { width, height, script });
      pages.push(page);
      collectComplaints(page, complaints);
      await page.goto(server.url + path);
      return page;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(pages.map((page) => page.context().close()));
      await browser.close();
      await server.stop();
      expect(complaints, `the browser complained; the server said:\n${server.output()}`).toEqual([]);
    },
  };
}

async function newPerson(
  browser: Browser,
  { width, height, script }: { width: number; height: number; script: boolean },
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: script,
    reducedMotion: 'reduce',
    locale: 'en-CA',
    // A browser far from Alberta must show Alberta time all the same.
    timezoneId: 'Asia/Tokyo',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
}

function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** The browser logs each refused request by itself; pages ask and are refused on purpose (a wrong code, a form error). */
function isExpected(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of (401|404|409|410|422)/.test(text);
}
