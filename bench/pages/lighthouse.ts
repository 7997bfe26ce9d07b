import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { openBrowser } from '../../tests/fixtures/browser/browser.ts';
import { freePort } from '../../tests/fixtures/servers/free-port.ts';
import { run } from '../processes.ts';
import { startProduct } from '../product.ts';
import { type Bench, median, progress, type Result } from '../result.ts';
import wanted from './lighthouse/package.json' with { type: 'json' };

/** What to install, locked. It is installed elsewhere: 110 packages that only this bench needs. */
const WANTED = new URL('lighthouse/', import.meta.url).pathname;
const INSTALLED = join(tmpdir(), `chinook-lighthouse-${wanted.dependencies.lighthouse}`);
const COMMAND = join(INSTALLED, 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAGES = [
  ...['/', '/insurance/auto', '/locations/calgary', '/blog/super-visa-insurance-guide'],
  ...['/get-quote', '/super-visa'],
];
const BARS = { performance: 98, others: 100, layoutShift: 0.01, blockedMs: 100 };
/** Lighthouse's scores move from run to run; the middle one of several counts. */
const ROUNDS = 3;
const TRIES = 3;

const score = z.object({ score: z.number() });
const measure = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': measure,
    'total-blocking-time': measure,
    'cumulative-layout-shift': measure,
    'network-requests': z.object({ details: z.object({ items: z.array(z.object({ url: z.string() })) }) }),
  }),
});
type Report = z.infer<typeof report>;

/** Lighthouse as a phone sees the site: its own mobile profile with simulated throttling (4 times slower, slow 4G). */
export const lighthouse: Bench = {
  name: 'lighthouse',
  async run() {
    await install();
    const product = await startProduct({ env: {} });
    const port = await freePort();
    const browser = await openBrowser([`--remote-debugging-port=${port}`]);
    try {
      const results: Result[] = [];
      for (const page of PAGES) results.push(await measurePage(product.url, page, port));
      return results;
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function install(): Promise<void> {
  if (existsSync(COMMAND)) return;
  progress(`lighthouse: installing it into ${INSTALLED}`);
  await cp(WANTED, INSTALLED, { recursive: true });
  await run('npm', ['ci'], { cwd: INSTALLED });
}

async function measurePage(site: string, page: string, port: number): Promise<Result> {
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round++) reports.push(await lookAt(site + page, port));
  const middle = (value: (one: Report) => number) => median(reports.map(value));
  const scores = CATEGORIES.map((name) =>
    Math.round(middle(({ categories }) => categories[name].score) * 100),
  );
  const audit = (name: 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift') =>
    middle(({ audits }) => audits[name].numericValue);
  const blockedMs = audit('total-blocking-time');
  const layoutShift = audit('cumulative-layout-shift');
  const elsewhere = reports.flatMap((one) => strangers(one, site));
  const [performance = 0, ...others] = scores;
  const isWithin =
    performance >= BARS.performance &&
    others.every((one) => one >= BARS.others) &&
    blockedMs <= BARS.blockedMs &&
    layoutShift <= BARS.layoutShift &&
    elsewhere.length === 0;
  const seconds = (audit('largest-contentful-paint') / 1000).toFixed(1);
  const ours = `${scores.join('/')}, LCP ${seconds} s, TBT ${Math.round(blockedMs)} ms, CLS ${layoutShift.toFixed(3)}`;
  progress(`lighthouse ${page}: ${ours}${elsewhere.length > 0 ? `, asks ${elsewhere.join(', ')}` : ''}`);
  const bar = `>= ${BARS.performance}/${BARS.others}/${BARS.others}/${BARS.others}, TBT <= ${BARS.blockedMs} ms, CLS <= ${BARS.layoutShift}`;
  return { name: `lighthouse ${page}`, ours, peer: '-', ratio: '-', bar, pass: isWithin };
}

/** One run. Lighthouse now and then loses the beginning of its own recording, and says so: then once more. */
async function lookAt(url: string, port: number): Promise<Report> {
  const options = ['--quiet', '--output=json', `--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`];
  let problem: unknown;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      const printed: unknown = JSON.parse(await run(process.execPath, [COMMAND, url, ...options]));
      const { runtimeError } = z
        .object({ runtimeError: z.object({ message: z.string() }).optional() })
        .parse(printed);
      if (runtimeError) throw new Error(runtimeError.message);
      return report.parse(printed);
    } catch (error) {
      problem = error;
      await pause(1000);
    }
  }
  throw new Error(`Lighthouse could not measure ${url}: ${problem}`);
}

/** Addresses outside of the site that the page asked for. */
function strangers({ audits }: Report, site: string): string[] {
  const urls = audits['network-requests'].details.items.map(({ url }) => url);
  return urls.filter((url) => /^https?:/.test(url) && !url.startsWith(`${site}/`));
}
