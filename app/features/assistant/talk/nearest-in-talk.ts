import { isChoice, type Ranking } from '#app/features/assistant/decisions/decide.ts';
import { LISTED, MOST_CHOICES, THRESHOLDS } from '#app/features/assistant/decisions/thresholds.ts';
import { largestOf } from '#app/features/assistant/understanding/sums/largest-of.ts';
import type { Reader } from './candidates.ts';
import { readerKeys } from './reader-keys.ts';
import type { Memory } from './recall.ts';

/** What a reading thinks impossible is only unlikely. */
const LEAST_SHARE = 1e-3;
const NEAREST = 12;

/**
 * How near each entry is, by two readings multiplied: what the talk makes of the words, and what all that was said in it asks for, read
 * as one. A stray word moves either, and seldom both to the same side.
 */
export function nearestInTalk(
  question: string,
  ranking: Ranking,
  { told }: Memory,
  { keys, read }: Reader,
): Ranking {
  const { places, languages } = readerKeys(keys);
  const shares = read(`${told} ${question}`);
  const near = new Float64Array(keys.length);
  for (const { key, share } of ranking) near[places.get(key) ?? keys.length] = share;
  let together = 0;
  for (let at = 0; at < near.length; at += 1) {
    const share = (LEAST_SHARE + (near[at] ?? 0)) * (LEAST_SHARE + (shares[at] ?? 0));
    near[at] = share;
    together += share;
  }
  for (let at = 0; at < near.length; at += 1) near[at] = (near[at] ?? 0) / together;
  return largestOf(near, NEAREST, languages).map((at) => ({ key: keys[at] ?? '', share: near[at] ?? 0 }));
}

/**
 * What may be chosen from: the nearest, without what was `said` just before. What the talk's own reading takes for `likeliest` is the
 * first of them where that is sure, and else one of those that are told in a sentence.
 */
export function choicesAmong(
  nearest: Ranking,
  likeliest: Ranking[number] | undefined,
  said: string | null,
): string[] {
  const keys = nearest.map(({ key }) => key).filter((key) => isChoice(key) && key !== said);
  if (!likeliest) return keys.slice(0, MOST_CHOICES);
  const others = keys.filter((key) => key !== likeliest.key);
  const last = likeliest.share >= THRESHOLDS.firstByTalk ? 0 : LISTED - 1;
  const place = keys.indexOf(likeliest.key);
  return others.toSpliced(place < 0 ? last : Math.min(place, last), 0, likeliest.key).slice(0, MOST_CHOICES);
}
