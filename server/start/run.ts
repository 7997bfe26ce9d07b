import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { loadEnvFile } from 'node:process';
import { ForeignFolderError } from '#app/platform/database/data-folder.server.ts';
import { FolderInUseError } from '#app/platform/database/folder-lock.server.ts';
import { DatabaseAwayError } from '#app/platform/database/open-database.server.ts';
import { type Env, EnvError, readEnv } from '#app/platform/process/env.server.ts';
import { SITE_DIR } from '#server/build/folders.ts';
import { loadSite, type Site } from '#server/site/site.ts';
import { start } from './start.ts';
import { welcome } from './welcome.ts';

const write = (text: string) => process.stdout.write(`${text}\n`);

type Build = (say: typeof write, publicUrl: string) => Promise<unknown>;

/**
 * Starts the product, once `build` has made what it serves, and stops it politely on Ctrl+C or SIGTERM. Expected problems
 * end in one clear message and exit code 1.
 */
export async function run(build: Build): Promise<void> {
  await startAndStop(build).catch((error: unknown) => {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  });
}

async function startAndStop(build: Build): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env');
  // biome-ignore lint/style/noProcessEnv: the one door where the configuration comes in
  const env = readEnv(process.env);
  // On a machine with both, people who wait for an answer go before work that can wait.
  if (env.ROLE === 'worker') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const site = env.ROLE === 'worker' ? Promise.resolve(null) : openSite(env, build);
  site.catch(() => {});
  const running = await start(env, site);
  write(welcome(env, running));

  const stop = async () => {
    write('\nStopping: finishing requests and running jobs…');
    await running.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

async function openSite(env: Env, build: Build): Promise<Site> {
  await build(write, env.PUBLIC_URL);
  return loadSite(SITE_DIR, { https: env.PUBLIC_URL.startsWith('https:') });
}

/** Problems that are expected, and say themselves what to do. */
const EXPECTED = [EnvError, DatabaseAwayError, FolderInUseError, ForeignFolderError];
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (EXPECTED.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'This port is in use by another program. Choose another one: PORT=3001 npm start';
  }
  return error.stack ?? error.message;
}
