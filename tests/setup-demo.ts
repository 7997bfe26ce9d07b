import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './fixtures/databases/postgres.ts';
import { DEMO_TEMPLATE, type KeptDemo } from './fixtures/databases/template.ts';
import { startServer } from './fixtures/servers/server.ts';

type Made = { build?: Promise<unknown>; onPostgres?: Promise<KeptDemo>; embedded?: Promise<string> };
/** Each project loads this file anew; what was made for one is there for the next. */
const run = globalThis as { demoOfRun?: Made };
run.demoOfRun ??= {};
const made = run.demoOfRun;

const METRICS_TOKEN = 'whoever-counts-the-jobs-of-the-demo';
const UNDONE = /^jobs\{[^}]*state="(?:waiting|active)"[^}]*\}/m;
const WORK_LIMIT_MS = 180_000;

/**
 * Once per run, whichever projects ask for it: to play the demo's week takes a core half a minute, so the product does it
 * once on each database, and each fault and journey begins with a copy.
 */
export default async function setup(project: TestProject): Promise<void> {
  // What each start would build, were it not there.
  made.build ??= promisify(execFile)(process.execPath, ['server/build.ts'], {
    env: { PATH: process.env.PATH },
  });
  await made.build;
  made.onPostgres ??= startOnPostgres();
  // Side by side: each product takes one core, and no test has begun.
  if (project.name === 'faults') made.embedded ??= startEmbedded();
  const [onPostgres, embedded] = await Promise.all([made.onPostgres, made.embedded]);
  project.provide('demo', onPostgres);
  if (embedded) project.provide('embeddedDemo', embedded);
}

async function startOnPostgres(): Promise<KeptDemo> {
  const folder = await temporaryFolder();
  const server = await startPostgres();
  const env = { DATABASE_URL: await server.createDatabase(DEMO_TEMPLATE), DEMO: '1' };
  await startOnce(folder, env);
  const postgres = await server.keep(DEMO_TEMPLATE);
  removeAtExit(postgres.data);
  return { postgres, folder };
}

async function startEmbedded(): Promise<string> {
  const folder = await temporaryFolder();
  await startOnce(folder, { DEMO: '1' });
  return folder;
}

async function startOnce(dataDir: string, env: Record<string, string>): Promise<void> {
  const first = await startServer({ dataDir, env: { ...env, METRICS_TOKEN } });
  await untilWorkedOff(first.url);
  await first.stop();
}

/** The week leaves some six hundred jobs. Were they not done here, each copy would do them anew, in the midst of its test. */
async function untilWorkedOff(url: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < WORK_LIMIT_MS; await wait(200)) {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    if (!answer.ok) throw new Error(`The jobs of the demo cannot be counted: ${answer.status}`);
    if (!UNDONE.test(await answer.text())) return;
  }
  throw new Error(`The jobs of the demo were not done within ${WORK_LIMIT_MS / 1000} s.`);
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chinook-demo-'));
  removeAtExit(folder);
  return folder;
}

function removeAtExit(folder: string): void {
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
