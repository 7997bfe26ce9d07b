import type { CaseLine } from '#app/features/messages/schema.ts';
import { pastTime } from '#app/platform/clock/past-time.ts';
import { now } from '#app/platform/now.ts';
import { isOneSlip } from '#app/platform/text/one-slip.ts';
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

const HEADINGS = { messages: 'Messages', documents: 'Documents', history: 'History' } as const;

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
      ...{ key, at, text: lineWith(text, wanted) },
      heading: HEADINGS[group],
    }));
  return [...said, ...happened].toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Shorter words are one letter from many others. */
const SHORTEST = 5;

/** What was looked for with each word that stands nowhere in these texts as the one there that it is a slip of; null where none is. */
export function meantWords(words: string, texts: readonly string[]): string | null {
  const flat = texts.map(plain);
  const typed = plain(words).split(/\s+/).filter(Boolean);
  const meant = typed.map((word) => {
    if (word.length < SHORTEST || flat.some((text) => text.includes(word))) return word;
    const known = flat.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
    return known.find((one) => one.length >= SHORTEST && isOneSlip(word, one)) ?? word;
  });
  return meant.some((word, at) => word !== typed[at]) ? meant.join(' ') : null;
}

/** The row in which a place stands: a document that came with a message stands in it. */
export function rowOf(key: string, lines: readonly CaseLine[]): string {
  const holder = lines.find(({ documentIds }) => documentIds.includes(key));
  return holder ? (holder.clientId ?? holder.id) : key;
}

/** Of several lines the first that holds a word which is looked for. */
function lineWith(text: string, wanted: readonly string[]): string {
  const lines = text.split('\n');
  return lines.find((line) => wanted.some((word) => plain(line).includes(word))) ?? text;
}

/** A text in pieces, those marked that hold a word which is looked for. */
export function markedPieces(text: string, words: string): { text: string; isHit: boolean }[] {
  const letters = [...text];
  // As many as there are letters: each is compared without accent and capital.
  const flat = letters.map((letter) => [...plain(letter)][0] ?? '\0');
  const hits = new Set<number>();
  for (const word of plain(words)
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => [...one])) {
    for (const at of flat.keys())
      if (word.every((letter, index) => flat[at + index] === letter))
        for (const index of word.keys()) hits.add(at + index);
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.isHit === hits.has(at)) last.text += letter;
    else pieces.push({ text: letter, isHit: hits.has(at) });
  }
  return pieces;
}

/** When it was, as short as it can be said. */
export const whenFound = ({ at }: Found): string => pastTime(new Date(at), now());

/** Without accents and capitals, as people type when they search. */
const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
