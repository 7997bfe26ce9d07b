import type { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

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

/** The rows of a hand-written statement, whichever driver ran it. The caller states their shape. */
export async function queryRows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** Takes a lock on `key` that lasts until the end of the transaction `tx`; others wait for it. */
export async function lockUntilCommit(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
