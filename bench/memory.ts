import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../tests/fixtures/databases/postgres.ts';
import { residentMb } from './processes.ts';
import { startProduct } from './product.ts';
import { type Bench, progress, type Result } from './result.ts';

const IDLE_SECONDS = 30;
const REQUESTS = 200;
const BAR_MB = 200;
const PATHS = ['/', '/get-quote', '/api/user', '/api/quotes/schema/auto', '/broker', '/nowhere'];

type Measured = { idle: number | null; used: number | null };

/** Resident memory of the whole product in one process: thirty seconds after the start, and after 200 requests. */
export const memory: Bench = {
  name: 'memory',
  async run() {
    await using postgres = await startPostgres();
    const onPostgres = await measure({ DATABASE_URL: postgres.url });
    const onPglite = await measure({});
    return [...rows('PostgreSQL', onPostgres, BAR_MB), ...rows('embedded database', onPglite, null)];
  },
};

async function measure(env: Record<string, string>): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const product = await startProduct({ env: { DATA_DIR: dataDir, ...env } });
  try {
    progress(`memory: waiting ${IDLE_SECONDS} s`);
    await pause(IDLE_SECONDS * 1000);
    const idle = residentMb(product.pid);
    for (let index = 0; index < REQUESTS; index += 1) {
      const response = await fetch(product.url + PATHS[index % PATHS.length]);
      await response.arrayBuffer();
    }
    return { idle, used: residentMb(product.pid) };
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function rows(where: string, { idle, used }: Measured, bar: number | null): Result[] {
  const row = (name: string, value: number | null): Result => ({
    name: `${name}, ${where}`,
    ours: value === null ? 'no /proc here' : `${value.toFixed(0)} MB`,
    peer: '-',
    ratio: '-',
    bar: bar === null ? '-' : `<= ${bar} MB`,
    pass: bar === null || value === null ? null : value <= bar,
  });
  return [row('memory idle', idle), row(`memory after ${REQUESTS} requests`, used)];
}
