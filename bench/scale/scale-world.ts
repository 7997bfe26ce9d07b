import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { queryRows } from '#app/platform/database/database.server.ts';
import { openPostgres } from '#app/platform/database/postgres.server.ts';
import { peopleMaker } from '#tests/fixtures/api/api-people.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { run } from '../processes.ts';
import { type Product, startProduct } from '../product.ts';
import { grouped, progress } from '../result.ts';
import { isSeeded, seedCases } from './seed.ts';

const RECOUNT = new URL('../../server/recount-numbers.ts', import.meta.url);

/** The product on a database with so many cases, and who asks it. */
export type ScaleWorld = {
  product: Product;
  cookies: Record<'broker' | 'admin', string>;
  stop: () => Promise<void>;
};

/** Seeds a database with `cases` cases, unless it was, and starts the product on it, without background work. */
export async function openScale(url: string, cases: number): Promise<ScaleWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
  const secret = testEnv().SESSION_SECRET ?? '';
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
    ROLE: 'web',
    SESSION_SECRET: secret,
    ADMIN_TWO_FACTOR: 'optional',
  };
  const product = await startProduct({ env });
  const stop = async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    if (!(await isSeeded(url, cases)))
      await timed(`${grouped(cases)} cases seeded`, () => seedCases(url, cases));
    await timed('numbers:recount', () => run(process.execPath, [RECOUNT.pathname], { env }));
    return { product, cookies: await logIn(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  progress(`scale: ${what} in ${((performance.now() - from) / 1000).toFixed(0)} s`);
}

/** Sessions of an administrator and of the broker with the most open cases. */
async function logIn(url: string): Promise<ScaleWorld['cookies']> {
  const database = openPostgres({ url, pool: 2, log: silentLog });
  try {
    const people = peopleMaker(database.db);
    const [busiest] = await queryRows<{ id: string }>(
      database.db,
      sql`select broker_id as id from case_access where closed_at is null group by 1 order by count(*) desc limit 1`,
    );
    const broker = await people.session({ id: busiest?.id ?? '', role: 'broker' });
    return { broker: broker.cookie, admin: (await people.person('admin', `scale_${Date.now()}`)).cookie };
  } finally {
    await database.close();
  }
}
