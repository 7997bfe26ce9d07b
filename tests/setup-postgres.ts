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
  return () => server.stop();
}
