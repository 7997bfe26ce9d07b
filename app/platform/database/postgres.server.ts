import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '#app/platform/log.server.ts';
import type { Database } from './database.server.ts';
import { keepListening } from './postgres-listener.server.ts';

/** Any fixed number: whoever migrates this database holds it, so that N processes may start at once. */
const MIGRATION_LOCK = 7_203_118;

/** Opens a pool to a PostgreSQL server. Lost connections are opened again by themselves. */
export async function openPostgres(options: { url: string; pool: number; log: Logger }): Promise<Database> {
  const { url, log } = options;
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'chinook-cover',
    options: '-c TimeZone=UTC',
    keepAlive: true,
  };
  const pool = new pg.Pool({ ...settings, max: options.pool, idleTimeoutMillis: 60_000 });
  const lost = (error: Error) => log.warn({ error }, 'A database connection was lost');
  pool.on('error', lost);
  // Without a listener of its own, a connection that is lost while in use would end the process.
  pool.on('connect', (client) => client.on('error', lost));

  return {
    db: drizzle(pool),
    kind: 'postgres',
    queue: { connectionString: url },
    listen: (channel, listener) => keepListening(() => new pg.Client(settings), channel, listener, log),
    async migrate(folder) {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(client), { migrationsFolder: folder });
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      } finally {
        // A session that ends lets go of its lock, so a failed migration keeps nobody else waiting.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}
