import type { CaseLine } from '#app/features/messages/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { lineAuthor } from './line-author.ts';
import type { StreamEntry } from './stream-rows.ts';

/** A place in the letter exchange that holds words which are looked for. */
export type Found = {
  /** That of its row. */
  key: string;
  at: string;
  heading: string;
  text: string;
};

/** What was found among messages, and among all that stands beside them, the newest first. */
export function foundPlaces(
  lines: readonly CaseLine[],
  entries: readonly StreamEntry[],
  words: string,
): Found[] {
  const said = lines.map((line) => ({
    ...{ key: line.clientId ?? line.id, at: line.createdAt },
    ...{ heading: lineAuthor(line).shown, text: line.body },
  }));
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const happened = entries
    .filter((entry) => wanted.every((word) => plain(entry.words).includes(word)))
    .map(({ key, at, group, words: text }) => ({
      ...{ key, at, text },
      heading: group === 'documents' ? 'Documents' : 'History',
    }));
  return [...said, ...happened].toSorted((a, b) => b.at.localeCompare(a.at));
}

/** When it was, as short as it can be said. */
export const whenFound = ({ at }: Found): string => formatAlbertaTime(new Date(at), 'short');

/** Without accents and capitals, as people type when they search. */
const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
