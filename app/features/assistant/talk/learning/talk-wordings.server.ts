import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Wording } from '#app/features/assistant/understanding/wordings.server.ts';
import { entries } from '#content/chat/entries.ts';
import { isAside } from '../subjects.ts';
import type { FollowUpWording } from './follow-up-wordings.server.ts';

/** A turn of a whole talk: what was asked, and the entries that answer it, the best first; none where nothing does. */
export type TalkTurn = { text: string; keys: readonly string[] };

/** A talk as somebody would lead it, turn by turn. */
export type WholeTalk = { turns: readonly TalkTurn[]; round: string };

const FOLDER = 'content/chat/talks';
/** Turns further back are not what a turn leans on. */
const ASKED_TURNS = 2;

/** Every talk in `content/chat/talks`, in an order that is the same everywhere. */
export async function readTalks(): Promise<WholeTalk[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.txt')).toSorted();
  const texts = files.map(async (file) =>
    talksIn(await readFile(join(FOLDER, file), 'utf8'), `talks-${file.replace('.txt', '')}`),
  );
  return (await Promise.all(texts)).flat();
}

/** A file of talks: a line `# talk` begins one, and each line below it is a turn, `key,another key | what is said`. */
export function talksIn(text: string, round: string): WholeTalk[] {
  return text.split(/^#.*$/m).flatMap((talk) => {
    const turns = talk.split('\n').flatMap((line) => {
      const [keys, said] = line.split(' | ');
      if (!keys || !said) return [];
      const named = keys.split(',').map((key) => key.trim());
      return [{ text: said.trim(), keys: named.filter((key) => KEY.test(key)) }];
    });
    return turns.length > 0 ? [{ turns, round }] : [];
  });
}

const KEY = /^[a-z]+-[a-z0-9-]+$/;

/** What talks begin with, as ways of asking. */
export function openingsOf(talks: readonly WholeTalk[]): Wording[] {
  return talks.flatMap(({ turns: [first], round }) => {
    const [key] = first?.keys ?? [];
    return first && key ? [{ text: first.text, key, round }] : [];
  });
}

/** A word about the talk, or what serves any subject, leaves a talk where it was, as it is recalled (`recall.ts`). */
function staysWith(before: string, key: string): boolean {
  return entries[key]?.kind === 'talk' || (entries[before]?.kind !== 'danger' && isAside(key));
}

/** What talks go on with, each with what it leans on. */
export function followUpsOf(talks: readonly WholeTalk[]): FollowUpWording[] {
  return talks.flatMap(({ turns, round }) => {
    let after: string | undefined;
    let asked: string[] = [];
    return turns.flatMap(({ text, keys }) => {
      // An answer is not said twice: where the best was said just before, the next best is what is asked for.
      const key = keys.find((one) => one !== after) ?? keys[0];
      const before = asked.slice(-ASKED_TURNS).join(' ');
      const turn = after && key ? [{ after, asked: before, text, key, round }] : [];
      asked = [...asked, text];
      if (key && !(after && staysWith(after, key))) after = key;
      return turn;
    });
  });
}
