import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { savePassages } from '#app/features/chat/saved-passages.server.ts';
import { paintBeforeScripts } from './first-paint.ts';
import { compressSite } from './site.ts';
import { drawSocialPictures } from './social-pictures.ts';

export const SITE_DIR = 'build/client';
/** What the pages say, ready to be searched by the chat assistant. */
export const PASSAGES_FILE = 'build/chat-passages.json';
const STAMP = 'build/made-from';
/** What the built site is made from. */
const SOURCES = [
  ...['app', 'content', 'public', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
  ...['server/build.ts', 'server/first-paint.ts', 'server/social-pictures.ts'],
];

/** Builds and compresses the site unless it was made from the very same sources. Returns true when it built. */
export async function buildSiteIfStale(say: (line: string) => void): Promise<boolean> {
  const sources = await fingerprint();
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === sources) return false;
  say('Building the site (only when its sources have changed)…');
  await runBuild();
  await paintBeforeScripts(SITE_DIR);
  await drawSocialPictures(SITE_DIR);
  await compressSite(SITE_DIR);
  await savePassages(PASSAGES_FILE);
  await writeFile(STAMP, sources);
  return true;
}

/** Sizes and times of every source file: cheap, and changed by every edit and every checkout. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) await addTo(hash, source);
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = await stat(path);
  if (!found.isDirectory()) {
    if (!path.endsWith('.test.ts')) hash.update(`${path}\n${found.size}\n${found.mtimeMs}\n`);
    return;
  }
  const names = (await readdir(path)).sort();
  for (const name of names) await addTo(hash, join(path, name));
}

async function runBuild(): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const command = join(dirname(packageFile), 'bin.cjs');
  await runNode([command, 'build'], 'The site could not be built');
  await runNode(['server/budget.ts'], 'A page has grown past its budget');
}

async function runNode(args: string[], problem: string): Promise<void> {
  // Whoever starts this, tests included: the site is built for production, without React's development half.
  // biome-ignore lint/style/noProcessEnv: handed on to the build, with one change
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${problem}:\n${Buffer.concat(output).toString()}`);
}

if (import.meta.main) {
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const built = await buildSiteIfStale(write);
  write(built ? 'Done.' : 'The site is up to date.');
}
