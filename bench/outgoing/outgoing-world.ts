import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#app/platform/database/database.server.ts';
import { openPostgres } from '#app/platform/database/postgres.server.ts';
import { openQueue } from '#app/platform/jobs/jobs.server.ts';
import { listJobs } from '#server/jobs.ts';
import { startPostgres } from '#tests/fixtures/databases/postgres.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { type Product, startProduct } from '../product.ts';

export type OutgoingWorld = {
  /** A process that answers people and works off nothing. */
  web: Product;
  db: Db;
  /** Starts one process that does nothing but work off jobs. */
  startWorker: () => Promise<Product>;
};

/** Runs `work` with a process for the web on a real PostgreSQL, and ends everything afterwards. */
export async function withOutgoing<Value>(
  settings: Record<string, string>,
  work: (world: OutgoingWorld) => Promise<Value>,
): Promise<Value> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
  await using postgres = await startPostgres({ fsync: true });
  const url = await postgres.createDatabase();
  const env = { ...settings, DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' };
  const web = await startProduct({ env: { ...env, ROLE: 'web' } });
  const database = openPostgres({ url, pool: 4, log: silentLog });
  const queue = await openQueue(database, listJobs(testEnv()), silentLog);
  const workers: Product[] = [];
  const startWorker = async () => {
    const worker = await startProduct({ env: { ...env, ROLE: 'worker' } });
    workers.push(worker);
    return worker;
  };
  try {
    return await work({ web, db: database.db, startWorker });
  } finally {
    for (const worker of workers) await worker.stop();
    await queue.stop(0);
    await database.close();
    await web.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Asks every tenth of a second until `left` is nothing. Returns the seconds since `from` (of `performance`). */
export async function untilNone(
  left: () => Promise<number>,
  { from, within }: { from: number; within: number },
): Promise<number> {
  for (;;) {
    const remaining = await left();
    const seconds = (performance.now() - from) / 1000;
    if (remaining === 0) return seconds;
    if (seconds > within) throw new Error(`${remaining} were left after ${within} s`);
    await pause(100);
  }
}
