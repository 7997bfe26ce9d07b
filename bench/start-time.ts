import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startProduct } from './product.ts';
import { type Bench, progress, type Result } from './result.ts';

const ROOT = new URL('..', import.meta.url).pathname;
/** What a fresh clone does not have. */
const MADE_HERE = ['node_modules', 'build', 'data', '.git', '.react-router'];

/** A fresh copy's first start (build, compression, new database, demo) and the one after it, until /readyz. */
export const startTime: Bench = {
  name: 'start',
  async run() {
    const clone = await mkdtemp(join(tmpdir(), 'bench-clone-'));
    try {
      const filter = (source: string) => !MADE_HERE.includes(relative(ROOT, source));
      await cp(ROOT, clone, { recursive: true, filter });
      await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
      const first = await secondsToStart(clone);
      const later = await secondsToStart(clone);
      return [row('first start, fresh clone, embedded', first, 60), row('later start, embedded', later, 3)];
    } finally {
      await rm(clone, { recursive: true, force: true });
    }
  },
};

async function secondsToStart(clone: string): Promise<number> {
  const from = performance.now();
  const env = { DATA_DIR: join(clone, 'data') };
  const product = await startProduct({ cwd: clone, env, withinSeconds: 180 });
  const seconds = (performance.now() - from) / 1000;
  await product.stop();
  progress(`start: ready after ${seconds.toFixed(1)} s`);
  return seconds;
}

function row(name: string, seconds: number, bar: number): Result {
  const ours = `${seconds.toFixed(1)} s`;
  return { name, ours, peer: '-', ratio: '-', bar: `<= ${bar} s`, pass: seconds <= bar };
}
