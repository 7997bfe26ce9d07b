import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import type { Logger } from '#app/platform/log.server.ts';
import type { Database, Db } from './database.server.ts';

/** Any fixed number: whoever migrates this database holds it, so that N processes may start at once. */
const MIGRATION_LOCK = 7_203_118;

/** Opens a pool to a PostgreSQL server. Lost connections are opened again by themselves. */
export async function openPostgres(options: { url: string; pool: number; log: Logger }): Promise<Database> {
  const { url, pool, log } = options;
  const client = postgres(url, {
    max: pool,
    connect_timeout: 5,
    idle_timeout: 60,
    // Wait at most a second between tries, so that service resumes quickly after a database restart.
    backoff: (tries: number) => Math.min(1, 0.1 * 2 ** tries),
    onnotice: () => {},
    connection: { application_name: 'chinook-cover', TimeZone: 'UTC' },
  });
  const db: Db = drizzle(client);

  return {
    db,
    kind: 'postgres',
    queue: { connectionString: url },
    async listen(channel, { onPayload, onGap }) {
      let subscribed = false;
      const { unlisten } = await client.listen(channel, onPayload, () => {
        if (subscribed) onGap();
        subscribed = true;
      });
      return unlisten;
    },
    async migrate(folder) {
      const lock = await client.reserve();
      try {
        await lock`select pg_advisory_lock(${MIGRATION_LOCK})`;
        await migrate(drizzle(client), { migrationsFolder: folder });
      } finally {
        await lock`select pg_advisory_unlock(${MIGRATION_LOCK})`.catch((error: unknown) =>
          log.warn({ error }, 'The migration lock could not be released'),
        );
        lock.release();
      }
    },
    close: () => client.end({ timeout: 5 }),
  };
}
