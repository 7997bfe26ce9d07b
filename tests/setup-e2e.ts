import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './fixtures/servers/server.ts';

/** Once per run of the `e2e` project: what the product stores after its first start, with the demo, to begin from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'chinook-demo-'));
  const server = await startServer({ dataDir: folder });
  await server.stop();
  project.provide('demoData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
