import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#app/platform/database/postgres.server.ts';
import { startPostgres } from './fixtures/databases/postgres.ts';
import { POSTGRES_TEMPLATE, prepareTemplate } from './fixtures/databases/template.ts';
import { silentLog } from './fixtures/servers/silent-log.ts';

/** Once per run of the `postgres` project: a real server with the migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    const url = await server.createDatabase(POSTGRES_TEMPLATE);
    const database = await openPostgres({ url, pool: 4, log: silentLog });
    await prepareTemplate(database);
    await database.close();
  } catch (cause) {
    await server.stop();
    throw cause;
  }
  project.provide('postgresAdminUrl', server.adminUrl);
  const atFirst = await countDatabases(server.adminUrl);
  return async () => {
    const left = (await countDatabases(server.adminUrl)) - atFirst;
    await server.stop();
    if (left > 0)
      throw new Error(`${left} tests left their database open: see tests/fixtures/afterwards.ts.`);
  };
}

async function countDatabases(adminUrl: string): Promise<number> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return (await admin.query('select 1 from pg_database')).rows.length;
  } finally {
    await admin.end();
  }
}
