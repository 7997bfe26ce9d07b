import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#app/platform/database/embedded.server.ts';
import { prepareTemplate } from './fixtures/databases/template.ts';
import { silentLog } from './fixtures/servers/silent-log.ts';

/** Once per run of the `pglite` project: a snapshot of the migrated embedded database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'chinook-pglite-'));
  const snapshot = join(folder, 'migrated.tar');
  const database = await openEmbedded('memory://', { log: silentLog });
  await prepareTemplate(database);
  if (!('pglite' in database.queue))
    throw new Error('The embedded database has no engine to take a snapshot of.');
  const dump = await database.queue.pglite.dumpDataDir('none');
  await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  project.provide('pgliteSnapshot', snapshot);
  return () => rm(folder, { recursive: true, force: true });
}
