import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { openWholeBrowser } from '../../tests/fixtures/browser/browser.ts';
import { freePort } from '../../tests/fixtures/servers/free-port.ts';
import { run } from '../processes.ts';
import { startProduct } from '../product.ts';
import { type Bench, median, progress, type Result } from '../result.ts';
import packages from './lighthouse/package.json' with { type: 'json' };
import { listPortalPages } from './portal-pages.ts';

/** What to install, locked. It is installed elsewhere: 110 packages that only this bench needs. */
const WANTED = new URL('lighthouse/', import.meta.url).pathname;
const INSTALLED = join(tmpdir(), `chinook-lighthouse-${packages.dependencies.lighthouse}`);
const COMMAND = join(INSTALLED, 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAGES = [
  ...['/', '/insurance/auto', '/locations/calgary', '/blog/super-visa-insurance-guide'],
  ...['/get-quote', '/super-visa'],
];
type Bars = Record<(typeof CATEGORIES)[number], number> & { layoutShift: number; blockedMs: number };
const FULL = { accessibility: 100, 'best-practices': 100, seo: 100 };
const BARS: Bars = { ...FULL, performance: 98, layoutShift: 0.01, blockedMs: 100 };
/** Who fills in a form shall not wait for it. */
const FORM_BARS: Bars = { ...BARS, blockedMs: 50 };
const FORM = '/get-quote';
/** Of pages behind a login, which no search engine reads. */
const PORTAL_BARS: Bars = {
  ...{ performance: 90, accessibility: 100, 'best-practices': 0, seo: 0 },
  ...{ layoutShift: 1, blockedMs: 10_000 },
};
/** Lighthouse's scores move from run to run; the middle one of several counts. */
const ROUNDS = 3;
const TRIES = 3;

const score = z.object({ score: z.number() });
const measure = z.object({ numericValue: z.number() });
const report = z.object({
  /** Lighthouse's own figure for how fast this machine is just now: its four times slower phone is meant for one above 1,000. */
  environment: z.object({ benchmarkIndex: z.number() }),
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
    try {
      const results: Result[] = [];
      const site = product.url;
      for (const path of PAGES)
        results.push(await measurePage({ site, name: path, path, bars: path === FORM ? FORM_BARS : BARS }));
      for (const page of (await listPortalPages(site)).filter(({ path }) => path.includes('/cases/')))
        results.push(await measurePage({ site, ...page, bars: PORTAL_BARS }));
      return results;
    } finally {
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

type Look = { site: string; name: string; path: string; cookie?: string; bars: Bars };

async function measurePage(look: Look): Promise<Result> {
  const { name, site, bars } = look;
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round++) reports.push(await lookAt(look));
  const middle = (value: (one: Report) => number) => median(reports.map(value));
  const scores = CATEGORIES.map((category) => ({
    category,
    points: Math.round(middle(({ categories }) => categories[category].score) * 100),
  }));
  const audit = (name: 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift') =>
    middle(({ audits }) => audits[name].numericValue);
  const blockedMs = audit('total-blocking-time');
  const layoutShift = audit('cumulative-layout-shift');
  const elsewhere = reports.flatMap((one) => strangers(one, site));
  const isWithin =
    scores.every(({ category, points }) => points >= bars[category]) &&
    blockedMs <= bars.blockedMs &&
    layoutShift <= bars.layoutShift &&
    elsewhere.length === 0;
  const seconds = (audit('largest-contentful-paint') / 1000).toFixed(1);
  const points = scores.map((one) => one.points).join('/');
  const machine = Math.round(middle(({ environment }) => environment.benchmarkIndex));
  const ours = `${points}, LCP ${seconds} s, TBT ${Math.round(blockedMs)} ms, CLS ${layoutShift.toFixed(3)}, machine ${machine}`;
  progress(`lighthouse ${name}: ${ours}${elsewhere.length > 0 ? `, asks ${elsewhere.join(', ')}` : ''}`);
  const wanted = CATEGORIES.map((category) => bars[category] || '-').join('/');
  const more = bars !== PORTAL_BARS ? `, TBT <= ${bars.blockedMs} ms, CLS <= ${bars.layoutShift}` : '';
  return {
    name: `lighthouse ${name}`,
    ours,
    peer: '-',
    ratio: '-',
    bar: `>= ${wanted}${more}`,
    pass: isWithin,
  };
}

/**
 * One run, in a browser of its own: nothing of the page before is open in it. Lighthouse now and then loses the beginning
 * of its own recording, or the browser, and says so: then once more.
 */
async function lookAt(look: Look): Promise<Report> {
  let problem: unknown;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const port = await freePort();
    const browser = await openWholeBrowser([`--remote-debugging-port=${port}`]);
    try {
      return await lookOnce(look, port);
    } catch (error) {
      problem = error;
      await pause(1000);
    } finally {
      await browser.close();
    }
  }
  throw new Error(`Lighthouse could not measure ${look.site}${look.path}: ${problem}`);
}

async function lookOnce({ site, path, cookie }: Look, port: number): Promise<Report> {
  const options = ['--quiet', '--output=json', `--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`];
  if (cookie) options.push(`--extra-headers=${JSON.stringify({ cookie })}`);
  const printed: unknown = JSON.parse(await run(process.execPath, [COMMAND, site + path, ...options]));
  const { runtimeError } = z
    .object({ runtimeError: z.object({ message: z.string() }).optional() })
    .parse(printed);
  if (runtimeError) throw new Error(runtimeError.message);
  return report.parse(printed);
}

/** Addresses outside of the site that the page asked for. */
function strangers({ audits }: Report, site: string): string[] {
  const urls = audits['network-requests'].details.items.map(({ url }) => url);
  return urls.filter((url) => /^https?:/.test(url) && !url.startsWith(`${site}/`));
}
