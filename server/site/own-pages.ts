import { spawn } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { now } from '#app/platform/now.ts';
import { readSiteSets } from './days.ts';
import { contentHash } from './files.ts';

/** Sets of pages that are kept for the next start, the newest ones. */
const KEPT = 3;

/** Where a built site keeps its pages as they read with an administrator's settings: beside it. */
export function ownPagesDir(siteDir: string): string {
  return join(dirname(resolve(siteDir)), 'own');
}

/** The pages that say what is set, drawn now unless this or another process has drawn the very same before. */
export async function readOwnPages(siteDir: string, own: OwnSettings): ReturnType<typeof readSiteSets> {
  const { mtimeMs } = await stat(join(siteDir, 'index.html'));
  const parent = ownPagesDir(siteDir);
  const folder = join(parent, contentHash(String(mtimeMs), JSON.stringify(own)));
  if (!(await isFolder(folder))) {
    await mkdir(parent, { recursive: true });
    await forgetOld(parent);
    await draw(siteDir, folder, own);
  }
  return readSiteSets(join(folder, 'client'), join(folder, 'compressed'), now(), 'quick');
}

async function draw(siteDir: string, folder: string, own: OwnSettings): Promise<void> {
  const args = ['server/build/draw-own-pages.ts', siteDir, folder, JSON.stringify(own)];
  // biome-ignore lint/style/noProcessEnv: handed on, as the pages are drawn for production whoever asks
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const output: Buffer[] = [];
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The pages could not be drawn:\n${Buffer.concat(output).toString()}`);
}

async function forgetOld(parent: string): Promise<void> {
  const names = await readdir(parent);
  const folders = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(parent, name))).mtimeMs })),
  );
  const old = folders.toSorted((one, other) => other.at - one.at).slice(KEPT - 1);
  for (const { name } of old) await rm(join(parent, name), { recursive: true, force: true });
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
