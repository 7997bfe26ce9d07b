import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Example } from './train.ts';

/**
 * A wording with the round in which it was written: those of one round were written without a look at the others. Its
 * language is known where that is not English.
 */
export type Wording = Example & { round: string; language?: string };

const FOLDER = 'content/chat/wordings';
const IN_A_LANGUAGE = /^language-(.+)$/;

/** Every way of asking in `content/chat/wordings`, in an order that is the same everywhere. */
export async function readWordings(): Promise<Wording[]> {
  const rounds = (await readdir(FOLDER)).filter((name) => name.startsWith('round-')).toSorted();
  const read = rounds.map(async (round) => {
    const files = (await readdir(join(FOLDER, round))).toSorted();
    const texts = files.map((file) => readFile(join(FOLDER, round, file), 'utf8'));
    return (await Promise.all(texts)).flatMap((text, at) =>
      wordingsIn(text).map((wording) => withLanguage({ ...wording, round }, files[at] ?? '')),
    );
  });
  return (await Promise.all(read)).flat();
}

/** A file `language-fr.txt` holds what is said in French, and the key `language-fr` what asks for nothing else than its sentence. */
function withLanguage(wording: Wording, file: string): Wording {
  const [, language] = IN_A_LANGUAGE.exec(file.replace('.txt', '')) ?? IN_A_LANGUAGE.exec(wording.key) ?? [];
  return language ? { ...wording, language } : wording;
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
