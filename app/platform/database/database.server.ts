import type { PGlite } from '@electric-sql/pglite';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

/** Stands in front of a statement that may leave with the next one. */
export const WITH_NEXT = '/* with the next */ ';

/**
 * Hands over a statement whose answer nobody needs. In a transaction it may leave together with the next one, which
 * fails when this one does; statements are run in the order in which they were handed over.
 */
export async function sendWithNext(tx: Db, statement: SQLWrapper): Promise<void> {
  await tx.execute(sql`${sql.raw(WITH_NEXT)}${statement.getSQL()}`);
}

/**
 * Runs `work` in a transaction whose end does not wait for the disk: for what can be done again when the machine of the
 * database fails within a second of it, such as noting a mail as sent. Nothing is ever half written.
 */
export function withoutDisk<Value>(db: Db, work: (tx: Db) => Promise<Value>): Promise<Value> {
  return db.transaction(async (tx) => {
    await endWithoutDisk(tx);
    return work(tx);
  });
}

/** The same for a transaction that learns only in its course that it is of this kind. */
export async function endWithoutDisk(tx: Db): Promise<void> {
  await sendWithNext(tx, sql`set local synchronous_commit = off`);
}

/** Takes a lock on `key` that lasts until the end of the transaction `tx`; others wait for it. What `tx` asks next has it. */
export async function lockUntilCommit(tx: Db, key: string): Promise<void> {
  await sendWithNext(tx, sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
