import { isChoice, type Ranking } from '#app/features/assistant/decisions/decide.ts';
import { LISTED, MOST_CHOICES, THRESHOLDS } from '#app/features/assistant/decisions/thresholds.ts';
import type { Reader } from './candidates.ts';
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
  const likely = new Map(ranking.map(({ key, share }) => [key, share]));
  const shares = read(`${told} ${question}`);
  const near = keys.map((key, at) => ({
    key,
    share: (LEAST_SHARE + (likely.get(key) ?? 0)) * (LEAST_SHARE + (shares[at] ?? 0)),
  }));
  const together = near.reduce((sum, { share }) => sum + share, 0);
  return near
    .map(({ key, share }) => ({ key, share: share / together }))
    .filter(({ key }) => !key.startsWith('language-'))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, NEAREST);
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
