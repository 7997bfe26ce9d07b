import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { LearnedTalk } from '#app/features/assistant/talk/learning/learn-talk.server.ts';
import { entries } from '#content/chat/entries.ts';
import { type Classifier, openClassifier } from './classifier.ts';
import { learn } from './learn.server.ts';
import { readClassifier, saveClassifier } from './saved/saved-classifier.server.ts';
import { readSqueezed, squeeze } from './saved/squeezed-file.server.ts';
import { openWordVectors, WORD_VECTORS } from './words/word-vectors.server.ts';

/** What is learned from beside the entries, and all that learning runs: a test holds that nothing is missing. */
export const MADE_OF: readonly string[] = [
  ...['app/platform/ids.ts', 'content/brand.ts'],
  ...['follow-ups', 'script.ts', 'stop-words.ts', 'talks', 'wordings', 'words'].map(
    (name) => `content/chat/${name}`,
  ),
  ...[
    ...['decisions/danger-keys.ts', 'decisions/parts.ts', 'passages/question-words.ts'],
    ...[
      'talk/candidates.ts',
      'talk/reader-keys.ts',
      'talk/learning/follow-up-wordings.server.ts',
      'talk/learning/learn-talk.server.ts',
    ],
    ...['talk/recall.ts', 'talk/subjects.ts', 'talk/learning/talk-wordings.server.ts', 'understanding'],
  ].map((name) => `app/features/assistant/${name}`),
];
/** Where it is kept for all who want it: learning takes a minute. */
const KEPT = resolve('node_modules/.cache/chinook-cover');

/** What the assistant has learned, ready to be asked. */
export type Understanding = Record<'entries' | 'danger' | 'abroad' | 'languages', Classifier> & {
  talk: LearnedTalk;
};

/** Opens what the build saved in a folder. Without one, it is learned once for these wordings and kept. */
export async function understandingFrom(folder: string | null): Promise<Understanding> {
  const from = folder ?? (await keepUnderstanding());
  const vectors = await openWordVectors(join(from, FILES.vectors));
  const open = async (name: string) => openClassifier(await readClassifier(join(from, name)), vectors);
  const [entries, danger, abroad, languages, talk] = await Promise.all([
    open(FILES.entries),
    open(FILES.danger),
    open(FILES.abroad),
    open(FILES.languages),
    readSqueezed(join(from, FILES.talk)),
  ]);
  return { entries, danger, abroad, languages, talk: learnedTalk.parse(JSON.parse(talk.toString('utf8'))) };
}

const learnedTalk = z.strictObject({
  temperature: z.number(),
  weights: z.array(z.number()),
  followed: z.record(z.string(), z.record(z.string(), z.number())),
});

/** Saves in a folder what was learned from all wordings. */
export async function saveUnderstanding(folder: string): Promise<void> {
  await cp(await keepUnderstanding(), folder, { recursive: true });
}

async function learnInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const learned = await learn();
  await copyFile(WORD_VECTORS, join(folder, FILES.vectors));
  await saveClassifier(join(folder, FILES.entries), learned.entries);
  await writeFile(join(folder, FILES.talk), await squeeze(Buffer.from(JSON.stringify(learned.talk))));
  await saveClassifier(join(folder, FILES.languages), learned.languages);
  await saveClassifier(join(folder, FILES.abroad), learned.abroad);
  await saveClassifier(join(folder, FILES.danger), learned.danger);
}

const FILES = {
  ...{ entries: 'entries.model', danger: 'danger.model', abroad: 'abroad.model' },
  languages: 'languages.model',
  ...{ talk: 'talk.model', vectors: 'words.bin' },
} as const;

/** Learns what has not been learned yet and returns its folder. */
export async function keepUnderstanding(): Promise<string> {
  const folder = join(KEPT, `assistant-${await fingerprint()}`);
  const isKept = await stat(join(folder, FILES.danger)).catch(() => null);
  if (!isKept) await learnInto(folder);
  return folder;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(entries));
  for (const path of MADE_OF) await addTo(hash, resolve(path));
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
