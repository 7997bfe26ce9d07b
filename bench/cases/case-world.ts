import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import type { Database } from '#app/platform/database/database.server.ts';
import { openPostgres } from '#app/platform/database/postgres.server.ts';
import { openQueue } from '#app/platform/jobs/jobs.server.ts';
import { listJobs } from '#server/jobs.ts';
import { type Person, peopleMaker } from '#tests/fixtures/api/api-people.ts';
import { startPostgres } from '#tests/fixtures/databases/postgres.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { type Product, startProduct } from '../product.ts';

/** A case of its own client that its own broker has accepted. */
export type SharedCase = { id: string; client: Person; broker: Person };

export type CaseWorld = {
  product: Product;
  database: Database;
  /** Somebody with an account and a session. */
  person: (role: 'client' | 'broker') => Promise<Person>;
  sharedCase: () => Promise<SharedCase>;
};

/**
 * Runs `work` with the product in one process on a real PostgreSQL, and ends both afterwards. With the role `web` it
 * works off no jobs meanwhile.
 */
export async function withCases<Value>(
  work: (world: CaseWorld) => Promise<Value>,
  role: 'all' | 'web' = 'all',
): Promise<Value> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
  await using postgres = await startPostgres({ fsync: true });
  const url = await postgres.createDatabase();
  const secret = testEnv().SESSION_SECRET ?? '';
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', ROLE: role, SESSION_SECRET: secret };
  const product = await startProduct({ env });
  const database = openPostgres({ url, pool: 4, log: silentLog });
  const queue = await openQueue(database, listJobs(testEnv()), silentLog);
  const people = peopleMaker(database.db);
  const person: CaseWorld['person'] = (role) => people.person(role);
  const sharedCase = async () => {
    const [client, broker] = [await person('client'), await person('broker')];
    // At once, or the product's own matching finds the case first.
    const { id, version } = await database.db.transaction((tx) =>
      createAssignedCase(tx, broker, {}, { kind: 'user', ...client }),
    );
    const accepted = await fetch(`${product.url}/api/broker/cases/${id}/accept`, {
      method: 'POST',
      headers: { cookie: broker.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ version }),
    });
    if (!accepted.ok) throw new Error(`A case was not accepted: ${accepted.status} ${await accepted.text()}`);
    return { id, client, broker };
  };
  try {
    return await work({ product, database, person, sharedCase });
  } finally {
    await queue.stop(0);
    await database.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
