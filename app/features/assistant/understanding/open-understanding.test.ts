import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { MADE_OF } from './open-understanding.server.ts';

const LEARNING = ['learn.server.ts', 'learn-part-thread.server.ts'].map(
  (name) => `app/features/assistant/understanding/${name}`,
);
const IMPORTED = /^(?:import|export)\s(?!type\b)[^;]*?from '((?:\.|#app|#content)[^']*)'/gm;

/** What a file runs, itself included, by path from the project's folder on. */
async function runBy(path: string, seen: Set<string>): Promise<void> {
  if (seen.has(path)) return;
  seen.add(path);
  for (const [, name = ''] of (await readFile(path, 'utf8')).matchAll(IMPORTED)) {
    const found = name.startsWith('#') ? name.slice(1) : relative('', resolve(dirname(path), name));
    await runBy(found, seen);
  }
}

/** The entries, and what they are made of, are read as they are; the last only carries what was learned from one thread to another. */
const APART = /^content\/(?:chat\/entries|faqs)|^app\/platform\/process\/answer-of-thread\.server\.ts$/;

test('whatever learning runs makes it learn anew when it changes', async () => {
  const seen = new Set<string>();
  for (const path of LEARNING) await runBy(path, seen);
  const missing = [...seen].filter(
    (path) => !MADE_OF.some((made) => path === made || path.startsWith(`${made}/`)),
  );
  expect(missing.filter((path) => !APART.test(path))).toEqual([]);
});
