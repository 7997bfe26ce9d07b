import { spawn } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
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

/** What the drawing process says when the pages of today are there. */
export const TODAY_IS_DRAWN = 'today\n';

type OwnPages = Awaited<ReturnType<typeof readSiteSets>>;

/**
 * The pages that say what is set, drawn now unless this or another process has drawn the very same before. Whoever
 * waits for them gets those of today first, in a third of the time, and then again with what each coming day changes.
 * Throws when `signal` says that nobody wants them any more.
 */
export async function* readOwnPages(
  siteDir: string,
  own: OwnSettings,
  signal: AbortSignal,
): AsyncGenerator<OwnPages> {
  const { mtimeMs } = await stat(join(siteDir, 'index.html'));
  const parent = ownPagesDir(siteDir);
  const folder = join(parent, contentHash(String(mtimeMs), JSON.stringify(own)));
  if (!(await isFolder(folder))) {
    const beside = `${folder}.${process.pid}`;
    await rm(beside, { recursive: true, force: true });
    await mkdir(parent, { recursive: true });
    await forgetOld(parent);
    const { today, whole } = draw(siteDir, beside, { own, signal });
    await today;
    yield await readDrawn(beside);
    await whole;
    // Another process may have drawn the same meanwhile.
    await rename(beside, folder).catch(() => rm(beside, { recursive: true }));
  }
  yield await readDrawn(folder);
}

const readDrawn = (folder: string): Promise<OwnPages> =>
  readSiteSets(join(folder, 'client'), join(folder, 'compressed'), now(), 'quick');

/** Two promises: the pages of today are there, and all are. */
function draw(siteDir: string, folder: string, { own, signal }: { own: OwnSettings; signal: AbortSignal }) {
  const args = ['server/build/draw-own-pages.ts', siteDir, folder, JSON.stringify(own)];
  // biome-ignore lint/style/noProcessEnv: handed on, as the pages are drawn for production whoever asks
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env, signal });
  const output: Buffer[] = [];
  child.stderr.on('data', (chunk) => output.push(chunk));
  const whole = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be drawn:\n${Buffer.concat(output).toString()}`));
    });
  });
  const today = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  // A child that fails says nothing before.
  return { today: Promise.race([today, whole]), whole };
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
