import type { Ranking } from '#app/features/assistant/decisions/decide.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { largestOf } from '#app/features/assistant/understanding/sums/largest-of.ts';
import { softmax } from '#app/features/assistant/understanding/train.ts';
import { candidatesFor, scoresOf } from './candidates.ts';
import { followUp } from './follow-up.ts';
import { readerKeys } from './reader-keys.ts';
import type { Memory } from './recall.ts';
import { ownOfSubject, quoteMeant } from './subjects.ts';

const RANKED = 12;

/** Ranks the entries for a question, within a talk with what was said before. */
export function rankInTalk(
  question: string,
  memory: Memory,
  { entries, talk }: Pick<Understanding, 'entries' | 'talk'>,
): Ranking {
  if (memory.asked === '') {
    const { keys } = entries;
    const shares = entries.read(question);
    const { languages } = readerKeys(keys);
    return largestOf(shares, RANKED, languages).map((at) => ({
      key: keys[at] ?? '',
      share: shares[at] ?? 0,
    }));
  }
  const candidates = candidatesFor(question, memory, entries, talk.followed);
  const shares = softmax(scoresOf(candidates, talk.weights), talk.temperature);
  return likeliest(
    resolve(
      question,
      candidates.keys.map((key, at) => ({ key, share: shares[at] ?? 0 })),
      memory,
    ),
  );
}

/** "How long does it take?" asks for an entry of the subject: what is likely as the one is likely as the other. */
function resolve(question: string, ranking: Ranking, memory: Memory): Ranking {
  const shares = new Map<string, number>();
  for (const { key, share } of ranking) {
    const following = followUp(key, memory);
    const own = ownOfSubject(quoteMeant(question, key, memory.subject), memory.subject);
    const meant = following?.kind === 'entry' ? following.key : own;
    shares.set(meant, (shares.get(meant) ?? 0) + share);
  }
  return [...shares].map(([key, share]) => ({ key, share }));
}

/** Languages are recognized elsewhere. */
function likeliest(ranking: Ranking): Ranking {
  return ranking
    .filter(({ key }) => !key.startsWith('language-'))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, RANKED);
}
