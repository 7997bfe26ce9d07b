import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { saveKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { addressForPages } from './build/address-for-pages.ts';
import { paintBeforeScripts } from './build/first-paint.ts';
import { nameModulesOfPortals } from './build/portal-modules.ts';
import { drawSocialPictures } from './build/social-pictures.ts';
import { daysDir } from './site/days.ts';
import { ownPagesDir } from './site/own-pages.ts';
import { compressSite } from './site/site.ts';

export const SITE_DIR = 'build/client';
/** What the chat assistant knows: how people ask, and what the pages say. */
export const ASSISTANT_DIR = 'build/assistant';
const STAMP = 'build/made-from';
/** What the built site is made from. */
const SOURCES = [
  ...['app', 'content', 'public', 'server/build.ts', 'server/build'],
  ...['package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
];

type Say = (line: string) => void;

/**
 * Builds and compresses the site unless it was made from the very same sources for the same address. Its canonical
 * links, pictures for sharing, sitemap and feed carry `publicUrl`, or the address in `content/brand.ts` while people
 * cannot reach us there. Returns true when it built.
 */
export async function buildSiteIfStale(say: Say, publicUrl: string | undefined): Promise<boolean> {
  const address = addressForPages(publicUrl);
  const sources = await fingerprint(address);
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === sources) return false;
  say('Building the site (only when its sources have changed)…');
  await runBuild(address);
  const days = (await readdir(daysDir(SITE_DIR))).toSorted().map((day) => join(daysDir(SITE_DIR), day));
  for (const dir of [SITE_DIR, ...days]) await paintBeforeScripts(dir);
  await nameModulesOfPortals(SITE_DIR);
  await drawSocialPictures(SITE_DIR, days);
  await compressSite(SITE_DIR);
  await saveKnowledge(ASSISTANT_DIR);
  await rm(ownPagesDir(SITE_DIR), { recursive: true, force: true });
  await writeFile(STAMP, sources);
  return true;
}

/** Sizes and times of every source file: cheap, and changed by every edit and every checkout. */
async function fingerprint(address: string): Promise<string> {
  const hash = createHash('sha256').update(`${address}\n`);
  for (const source of SOURCES) await addTo(hash, source);
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = await stat(path);
  if (!found.isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\n${found.size}\n${found.mtimeMs}\n`);
    return;
  }
  const names = (await readdir(path)).sort();
  for (const name of names) await addTo(hash, join(path, name));
}

async function runBuild(address: string): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const command = join(dirname(packageFile), 'bin.cjs');
  await runNode([command, 'build'], address, 'The site could not be built');
  await runNode(['server/build/render-days.ts'], address, 'The pages of coming days could not be made');
  await runNode(['server/build/budget.ts'], address, 'A page has grown past its budget');
}

async function runNode(args: string[], address: string, problem: string): Promise<void> {
  // Whoever starts this, tests included: the site is built for production, without React's development half.
  // biome-ignore lint/style/noProcessEnv: handed on to the build, with two changes
  const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_URL: address };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${problem}:\n${Buffer.concat(output).toString()}`);
}

if (import.meta.main) {
  if (existsSync('.env')) loadEnvFile('.env');
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const built = await buildSiteIfStale(
    write,
    // biome-ignore lint/style/noProcessEnv: one setting of the product's that the pages carry too
    process.env.PUBLIC_URL,
  );
  write(built ? 'Done.' : 'The site is up to date.');
}
