import type { TestProject } from 'vitest/node';
import { createDatabase, startPostgres } from './fixtures/databases/postgres.ts';
import { DEMO_TEMPLATE } from './fixtures/databases/template.ts';
import { LIMITED } from './fixtures/servers/limited.ts';
import { startServer } from './fixtures/servers/server.ts';

/**
 * Once per run of the `e2e` project: a PostgreSQL server whose database of the demo each journey copies; and one product for
 * the journeys of visitors who read, which are not in each other's way.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using open = new AsyncDisposableStack();
  const demo = project.getProvidedContext().demo;
  const postgres = open.use(await startPostgres({ copyOf: demo.postgres }));
  const ofReaders = await createDatabase(postgres.adminUrl, { template: DEMO_TEMPLATE });
  const env = { ...LIMITED, DEMO: '1', DATABASE_URL: ofReaders };
  const site = open.use(await startServer({ env, copyOf: demo.folder }));
  project.provide('postgresAdminUrl', postgres.adminUrl);
  project.provide('siteUrl', site.url);
  const opened = open.move();
  return () => opened.disposeAsync();
}
