import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { openBrowser } from '#tests/fixtures/browser/browser.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';

export type Product = {
  url: string;
  /** What the server has printed, such as a one-time link. */
  output: () => string;
  /** A new person in a browser of their own; `path` is where they start. Gone after the test. */
  visit: (path: string, options?: Visit) => Promise<Page>;
  /** Stops the server and starts it anew at the same address. What it stored stays only with a `DATABASE_URL`. */
  restart: () => Promise<void>;
};

type Visit = {
  width?: number;
  height?: number;
  script?: boolean;
  /** Set when a test breaks the page: what the browser complains about is then part of the test. */
  isBroken?: boolean;
};

const PATIENCE_MS = 15_000;

/** Limits are on, as for everybody: each person comes from a network of their own, as a proxy would tell it. */
const LIMITED: Record<string, string> = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
let people = 0;

/**
 * The built product with its demo and a real Chromium, for this test file: call it at the top level.
 * Anything a browser complains about (an exception, a console error, a blocked resource) fails the test.
 */
export async function openProduct(overrides: Record<string, string> = {}): Promise<Product> {
  const env = { ...LIMITED, ...overrides };
  // The first start with the demo takes seconds: it was made once for all journeys. Without the demo it is part of them.
  let server = await startServer({ env, ...(env.DEMO !== '0' && { copyOf: inject('demoData') }) });
  const browser = await openBrowser();
  const complaints: string[] = [];

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await describePages(browser);
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0), `complaints of the browser; the server said:\n${server.output()}`).toEqual(
      [],
    );
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  return {
    url: server.url,
    output: () => server.output(),
    visit: async (path, options = {}) => {
      const page = await newPerson(browser, options);
      if (!options.isBroken) collectComplaints(page, complaints);
      await page.goto(server.url + path);
      return page;
    },
    restart: async () => {
      await server.stop();
      server = await startServer({ env, port: server.port });
    },
  };
}

async function newPerson(
  browser: Browser,
  { width = 1280, height = 900, script = true }: Visit,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: script,
    reducedMotion: 'reduce',
    locale: 'en-CA',
    extraHTTPHeaders: { 'x-forwarded-for': nextNetwork() },
    // A browser far from Alberta must show Alberta time all the same.
    timezoneId: 'Asia/Tokyo',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      // biome-ignore lint/suspicious/noConsole: it runs in the browser; what is said there fails the test
      console.error(`Refused by ${effectiveDirective}: ${blockedURI}, asked by ${sourceFile}`),
    ),
  );
  return context.newPage();
}

function nextNetwork(): string {
  people += 1;
  return `10.${people >> 8}.${people & 255}.7`;
}

function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** Prints what each person saw when the test failed. */
async function describePages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const seen = await page.locator('body').ariaSnapshot().catch(String);
    process.stdout.write(`${page.url()}\n${seen}\n`);
  }
}

/** The browser logs each refused request by itself; pages ask and are refused on purpose (a wrong code, a form error). */
function isExpected(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of (401|403|404|409|410|422|428)/.test(
    text,
  );
}
