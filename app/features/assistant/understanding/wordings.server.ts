import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Example } from './train.ts';

/** A wording with the round in which it was written: those of one round were written without a look at the others. */
export type Wording = Example & { round: string };

const FOLDER = 'content/chat/wordings';

/** Every way of asking in `content/chat/wordings`, in an order that is the same everywhere. */
export async function readWordings(): Promise<Wording[]> {
  const rounds = (await readdir(FOLDER)).filter((name) => name.startsWith('round-')).toSorted();
  const read = rounds.map(async (round) => {
    const files = (await readdir(join(FOLDER, round))).toSorted();
    const texts = files.map((file) => readFile(join(FOLDER, round, file), 'utf8'));
    return (await Promise.all(texts)).flatMap((text) =>
      wordingsIn(text).map((wording) => ({ ...wording, round })),
    );
  });
  return (await Promise.all(read)).flat();
}

/** A file of wordings: a line `## key`, and below it one wording to a line. */
export function wordingsIn(text: string): Example[] {
  const found: Example[] = [];
  let key = '';
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('## ')) key = line.slice(3).trim();
    else if (line !== '' && key !== '') found.push({ text: line, key });
  }
  return found;
}
