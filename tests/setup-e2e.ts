import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { LIMITED } from './fixtures/servers/limited.ts';
import { startServer } from './fixtures/servers/server.ts';

/**
 * Once per run of the `e2e` project: what the product stores after its first start, with the demo, to begin from; and one
 * product for the journeys of visitors who read, which are not in each other's way.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'chinook-demo-'));
  const first = await startServer({ dataDir: folder });
  await first.stop();
  const site = await startServer({ env: LIMITED, copyOf: folder });
  project.provide('demoData', folder);
  project.provide('siteUrl', site.url);
  return async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
