import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Example } from '#app/features/assistant/understanding/train.ts';

/**
 * What somebody asks on after an entry, with the entry it asks for and the round in which it was written; in a whole talk,
 * with what was asked before.
 */
export type FollowUpWording = Example & { after: string; round: string; asked?: string };

const FOLDER = 'content/chat/follow-ups';

/** Every follow-up in `content/chat/follow-ups`, in an order that is the same everywhere. */
export async function readFollowUps(): Promise<FollowUpWording[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.txt')).toSorted();
  const texts = files.map(async (file) =>
    followUpsIn(await readFile(join(FOLDER, file), 'utf8'), file.replace('.txt', '')),
  );
  return (await Promise.all(texts)).flat();
}

/** A file of follow-ups: a line `## key` names what was answered before, and each line below it `key | what is asked on`. */
export function followUpsIn(text: string, round: string): FollowUpWording[] {
  let after = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) after = line.slice(3).trim();
    const [key, asked] = line.split(' | ');
    return key && asked ? [{ after, key: key.trim(), text: asked.trim(), round }] : [];
  });
}
