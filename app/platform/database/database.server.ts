import type { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Logger } from '#app/platform/process/log.server.ts';
import { isDatabaseRefusal, isDatabaseUnavailable } from './failures.server.ts';

/** A database or a transaction on it: every command and query takes one as its first parameter. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Listener = { onPayload: (payload: string) => void; onGap: () => void };

/** An open database with what the machinery around it needs. */
export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** What the job queue runs on: the same embedded engine, or a pool of its own at this address. */
  queue: { pglite: PGlite } | { connectionString: string };
  /**
   * Listens on a NOTIFY channel until the returned function is called. `onGap` tells that the connection
   * was lost in between, so that payloads may have been missed.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
};

/** The server at `DATABASE_URL` does not answer, or does not let us in. */
export class DatabaseAwayError extends Error {
  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const why = cause instanceof AggregateError ? cause.errors.map(String).join(', ') : String(cause);
    super(
      `The database ${pathname.slice(1)} at ${host} cannot be used (${why}). Check that PostgreSQL runs there and that ` +
        'DATABASE_URL has the right address, user and password; without DATABASE_URL the embedded database is used.',
      { cause },
    );
    this.name = 'DatabaseAwayError';
  }
}

type Options = { databaseUrl?: string | undefined; dataDir: string; pool?: number; log: Logger };

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in the folder `dataDir`.
 * Throws `DatabaseAwayError` when the server does not answer, `FolderInUseError` when another process has the folder open,
 * `ForeignFolderError` when it holds other data.
 */
export async function openDatabase(options: Options): Promise<Database> {
  if (options.databaseUrl) {
    const { openPostgres } = await import('./postgres.server.ts');
    const { databaseUrl: url, pool = 10, log } = options;
    const database = openPostgres({ url, pool, log });
    await database.db.execute(sql`select 1`).catch(async (error: unknown) => {
      await database.close();
      throw isDatabaseUnavailable(error) || isDatabaseRefusal(error)
        ? new DatabaseAwayError(url, error instanceof Error ? (error.cause ?? error) : error)
        : error;
    });
    return database;
  }
  const { openEmbedded } = await import('./embedded.server.ts');
  return openEmbedded(options.dataDir, { log: options.log });
}

/** The rows of a hand-written statement, whichever driver ran it. The caller states their shape. */
export async function queryRows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** Takes a lock on `key` that lasts until the end of the transaction `tx`; others wait for it. */
export async function lockUntilCommit(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
