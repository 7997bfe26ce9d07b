import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { openBrowser } from '#tests/fixtures/browser/browser.ts';
import { createDatabase } from '#tests/fixtures/databases/postgres.ts';
import { DEMO_TEMPLATE } from '#tests/fixtures/databases/template.ts';
import { LIMITED } from '#tests/fixtures/servers/limited.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';

export type Site = {
  url: string;
  /** A new person in a browser of their own; `path` is where they start. Gone after the test. */
  visit: (path: string, options?: Visit) => Promise<Page>;
};

type Product = Site & {
  /** Where it stores what happens; there is none of an embedded one. */
  databaseUrl: string;
  /** What the server has printed, such as a one-time link. */
  output: () => string;
  /** Stops the server and starts it anew at the same address. What it stored stays only with a `DATABASE_URL`. */
  restart: () => Promise<void>;
};

type Visit = {
  width?: number;
  height?: number;
  script?: boolean;
  /** Set when the page that stands in for one that cannot be fetched is part of the test. */
  hasWorker?: boolean;
  /** Set when a test breaks the page: what the browser complains about is then part of the test. */
  isBroken?: boolean;
};

const PATIENCE_MS = 30_000;

/** How many people the test file that runs has had. */
let people = { file: 0, count: 0 };

/**
 * The built product that all journeys of readers share, and a real Chromium: call it at the top level.
 * What one of them does may be in nobody's way: who logs in or changes something opens a product of their own.
 */
export async function openSite(): Promise<Site> {
  const url = inject('siteUrl');
  return { url, visit: await openVisits(url, () => '(in the process of all)') };
}

/** The built product with its demo for this test file alone, and a real Chromium: call it at the top level. */
export async function openProduct(overrides: Record<string, string> = {}): Promise<Product> {
  const { env, copyOf } = await begin({ ...LIMITED, ...overrides });
  let server = await startServer({ env, ...(copyOf && { copyOf }) });
  afterAll(() => server.stop().then(() => undefined));
  return {
    url: server.url,
    databaseUrl: env.DATABASE_URL ?? '',
    output: () => server.output(),
    visit: await openVisits(server.url, () => server.output()),
    restart: async () => {
      await server.stop();
      server = await startServer({ env, port: server.port });
    },
  };
}

/** The first start with the demo takes seconds: it was made once for all journeys. Who names a database begins with it as it is. */
async function begin(env: Record<string, string>): Promise<{ env: Record<string, string>; copyOf?: string }> {
  if (env.DEMO === '0' || env.DATABASE_URL) return { env };
  const url = await createDatabase(inject('postgresAdminUrl'), { template: DEMO_TEMPLATE });
  return { env: { ...env, DEMO: '1', DATABASE_URL: url }, copyOf: inject('demo').folder };
}

/** Anything a browser complains about (an exception, a console error, a blocked resource) fails the test. */
async function openVisits(url: string, output: () => string): Promise<Site['visit']> {
  const browser = await browserOfWorker();
  const complaints: string[] = [];

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await describePages(browser);
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0), `complaints of the browser; the server said:\n${output()}`).toEqual([]);
  });
  return async (path, options = {}) => {
    const page = await newPerson(browser, options);
    if (!options.isBroken) collectComplaints(page, complaints);
    await page.goto(url + path);
    return page;
  };
}

let opened: Browser | undefined;

/** One browser for all test files of this process, which ends with it: each person has storage and connections of their own. */
async function browserOfWorker(): Promise<Browser> {
  if (!opened?.isConnected()) opened = await openBrowser();
  return opened;
}

async function newPerson(
  browser: Browser,
  { width = 1280, height = 900, script = true, hasWorker = false }: Visit,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: script,
    // A page that a worker answers for hides its requests from a test.
    serviceWorkers: hasWorker ? 'allow' : 'block',
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

/** An address that nobody else has: test files side by side share a product, and there are more of them than 256. */
function nextNetwork(): string {
  const file = Number(process.env.VITEST_WORKER_ID);
  people = { file, count: people.file === file ? people.count + 1 : 1 };
  return `10.${Math.floor(file / 256)}.${file % 256}.${people.count}`;
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
