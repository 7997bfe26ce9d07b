import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './fixtures/databases/postgres.ts';
import { DEMO_TEMPLATE } from './fixtures/databases/template.ts';
import { LIMITED } from './fixtures/servers/limited.ts';
import { startServer } from './fixtures/servers/server.ts';

/**
 * Once per run of the `e2e` project: a PostgreSQL server, what the product stores after its first start with the demo, to
 * begin from; and one product for the journeys of visitors who read, which are not in each other's way.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using open = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'chinook-demo-'));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = open.use(await startPostgres());
  const env = { DATABASE_URL: await postgres.createDatabase(DEMO_TEMPLATE), DEMO: '1' };
  const first = await startServer({ dataDir: folder, env });
  await first.stop();
  const site = open.use(await startServer({ env: LIMITED }));
  project.provide('demoData', folder);
  project.provide('postgresAdminUrl', postgres.adminUrl);
  project.provide('siteUrl', site.url);
  const opened = open.move();
  return () => opened.disposeAsync();
}
