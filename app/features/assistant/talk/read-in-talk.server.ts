import type { Ranking } from '#app/features/assistant/decisions/decide.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { softmax } from '#app/features/assistant/understanding/train.ts';
import { candidatesFor } from './candidates.ts';
import { weigh } from './learn-talk.server.ts';
import type { Memory } from './recall.ts';

const RANKED = 12;

/** Ranks the entries for a question, within a talk with what was said before. */
export function rankInTalk(
  question: string,
  memory: Memory,
  { entries, talk }: Pick<Understanding, 'entries' | 'talk'>,
): Ranking {
  if (memory.asked === '') {
    const shares = entries.read(question);
    return likeliest(entries.keys.map((key, at) => ({ key, share: shares[at] ?? 0 })));
  }
  const followed = (memory.entry && talk.followed[memory.entry]) || {};
  const candidates = candidatesFor(question, memory, entries, followed);
  const shares = softmax(Float32Array.from(candidates, ({ signs }) => weigh(signs, talk.weights)));
  return likeliest(candidates.map(({ key }, at) => ({ key, share: shares[at] ?? 0 })));
}

/** Languages are recognized elsewhere. */
function likeliest(ranking: Ranking): Ranking {
  return ranking
    .filter(({ key }) => !key.startsWith('language-'))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, RANKED);
}
