import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { saveKnowledge } from '#app/features/assistant/knowledge.server.ts';
import { daysDir } from '#server/site/days.ts';
import { ownPagesDir } from '#server/site/own-pages.ts';
import { compressSite } from '#server/site/site.ts';
import { ASSISTANT_DIR, SITE_DIR } from './folders.ts';
import { makeOfflinePage } from './offline-page/offline-page.ts';
import { drawSocialPictures } from './social-pictures.ts';
import { paintBeforeScripts } from './start-script/first-paint.ts';
import { nameModulesOfPortals } from './start-script/portal-modules.ts';

/** Builds and compresses the site, whose pages carry `address`, and what the assistant knows. Takes about a minute. */
export async function buildSite(address: string): Promise<void> {
  // Most of either is done by one core alone, and neither needs the other.
  await Promise.all([
    makePages(address),
    runNode(['server/build/learn.ts'], address, 'The assistant could not learn'),
  ]);
  await saveKnowledge(ASSISTANT_DIR);
}

async function makePages(address: string): Promise<void> {
  await runBuild(address);
  const days = (await readdir(daysDir(SITE_DIR))).toSorted().map((day) => join(daysDir(SITE_DIR), day));
  for (const dir of [SITE_DIR, ...days]) await paintBeforeScripts(dir);
  await nameModulesOfPortals(SITE_DIR);
  await runNode(['server/build/budget.ts'], address, 'A page has grown past its budget');
  await makeOfflinePage(SITE_DIR);
  await drawSocialPictures(SITE_DIR, days);
  await compressSite(SITE_DIR);
  await rm(ownPagesDir(SITE_DIR), { recursive: true, force: true });
}

async function runBuild(address: string): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const command = join(dirname(packageFile), 'bin.cjs');
  await runNode([command, 'build'], address, 'The site could not be built');
  await runNode(['server/build/render-days.ts'], address, 'The pages of coming days could not be made');
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
