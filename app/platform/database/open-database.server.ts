import { sql } from 'drizzle-orm';
import type { Logger } from '#app/platform/process/log.server.ts';
import type { Database } from './database.server.ts';
import { isDatabaseRefusal, isDatabaseUnavailable } from './failures.server.ts';

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
