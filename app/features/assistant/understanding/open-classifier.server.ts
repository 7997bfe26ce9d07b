import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Classifier, openClassifier } from './classifier.ts';
import { learn } from './learn.server.ts';
import { readClassifier, saveClassifier } from './saved-classifier.server.ts';

/** What a classifier is made of: wordings, entries, and the way it learns. */
const MADE_OF = ['../../../../content/chat/wordings', '../../../../content/chat/entries', '.'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
/** Where one is kept that was trained without a build: in development, and for tests. */
const KEPT = fileURLToPath(new URL('../../../../node_modules/.cache/chinook-cover', import.meta.url));

/** Opens what the build saved. Without a file, a classifier is trained once for these wordings and kept. */
export async function classifierFrom(file: string | null): Promise<Classifier> {
  return openClassifier(await readClassifier(file ?? (await keepClassifier())));
}

/** Trains what has not been trained yet and returns its file. */
export async function keepClassifier(): Promise<string> {
  const file = join(KEPT, `classifier-${await fingerprint()}`);
  if (await stat(file).catch(() => null)) return file;
  await mkdir(KEPT, { recursive: true });
  await saveClassifier(file, await learn());
  return file;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of MADE_OF) await addTo(hash, path);
  return hash.digest('hex').slice(0, 16);
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = await stat(path);
  if (!found.isDirectory()) {
    if (!path.endsWith('.test.ts')) hash.update(await readFile(path));
    return;
  }
  for (const name of (await readdir(path)).toSorted()) await addTo(hash, join(path, name));
}
