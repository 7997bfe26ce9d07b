import { run } from './processes.ts';
import type { Bench } from './result.ts';

const ROOT = new URL('..', import.meta.url).pathname;

/** First-load JavaScript of the home page in brotli, as the build's own budget measures it. */
export const firstLoad: Bench = {
  name: 'first-load',
  async run() {
    // The budget fails when it is exceeded; here that is a figure like any other.
    const report = await run('/bin/sh', ['-c', `"${process.execPath}" server/budget.ts || true`], {
      cwd: ROOT,
    });
    const [, kilobytes, bar] = /([\d.]+) kB\s+script in all, budget (\d+) kB/.exec(report) ?? [];
    if (!kilobytes || !bar) throw new Error(`server/budget.ts printed no total:\n${report}`);
    const name = 'first-load JavaScript of the home page, brotli';
    const pass = Number(kilobytes) <= Number(bar);
    return [{ name, ours: `${kilobytes} kB`, peer: '-', ratio: '-', bar: `<= ${bar} kB`, pass }];
  },
};
