import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '#app/platform/process/log.server.ts';
import type { Database } from './database.server.ts';
import { sendTogether } from './pipelined.server.ts';
import { keepListening } from './postgres-listener.server.ts';

/** Any fixed number: whoever migrates this database holds it, so that N processes may start at once. */
const MIGRATION_LOCK = 7_203_118;

/** Opens a pool to a PostgreSQL server. Lost connections are opened again by themselves. */
export function openPostgres(options: { url: string; pool: number; log: Logger }): Database {
  const { url, log } = options;
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'chinook-cover',
    // A page is answered by one core: others wait for theirs, and to start a second process takes longer than most answers.
    options: '-c TimeZone=UTC -c max_parallel_workers_per_gather=0',
    keepAlive: true,
  };
  // It asks little; an answer that takes longer than this will not come.
  const listenerSettings = { ...settings, application_name: 'chinook-cover-live', query_timeout: 5_000 };
  const pool = new pg.Pool({ ...settings, max: options.pool, idleTimeoutMillis: 60_000, pipeline: true });
  const lost = (error: Error) => log.warn({ error }, 'A database connection was lost');
  pool.on('error', lost);
  // Without a listener of its own, a connection that is lost while in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', lost);
    nameStatements(client);
    sendTogether(client);
  });

  return {
    db: drizzle(pool),
    kind: 'postgres',
    queue: { connectionString: url },
    listen: (channel, listener) =>
      keepListening({ connect: () => new pg.Client(listenerSettings), channel, listener, log }),
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

type Statement = { text: string; values?: unknown; name?: string };

/** Past this many different texts, statements stay unnamed: each name costs memory in every connection. */
const MAX_NAMES = 1_000;

/**
 * Gives every statement with values a name of its own, so that a connection plans each text once instead of at
 * every call. Drizzle leaves them unnamed; planning was half of what a submission cost the database.
 */
function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (first: unknown, ...rest: unknown[]) => {
    if (!isUnnamed(first, rest[0])) return query(first, ...rest);
    const name = nameOf(first.text);
    return query(name ? { ...first, name } : first, ...rest);
  };
  client.query = named as pg.PoolClient['query'];
}

/** A statement with values, which come within it or beside it. */
function isUnnamed(first: unknown, beside: unknown): first is Statement {
  if (typeof first !== 'object' || first === null || !('text' in first)) return false;
  const { text, values = beside, name } = first as Statement;
  return typeof text === 'string' && name === undefined && Array.isArray(values) && values.length > 0;
}

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
