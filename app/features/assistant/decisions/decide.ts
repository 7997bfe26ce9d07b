import { MOST_CHOICES, THRESHOLDS } from './thresholds.ts';

/** How likely each entry is to be what was asked for, the likeliest first. */
export type Ranking = readonly { key: string; share: number }[];

/** What is done about a question. */
export type Decision =
  | { kind: 'danger' | 'answer' | 'refuse'; key: string; share: number; others: readonly string[] }
  | { kind: 'ask'; keys: readonly string[]; share: number }
  | { kind: 'unknown'; share: number };

const IS_REFUSAL = /^(?:no-|talk-(?:off-topic|abuse|prompt-injection)$)/;
const OTHERS = 2;

/** Answers, asks back or says that it does not know, by how likely the entries are. */
export function decide(ranking: Ranking): Decision {
  const [first] = ranking;
  if (!first) return { kind: 'unknown', share: 0 };
  const others = ranking.slice(1, 1 + OTHERS).flatMap(({ key, share }) => (share >= THRESHOLDS.choice ? [key] : []));
  const refusals = ranking.filter(({ key }) => IS_REFUSAL.test(key));
  const refused = refusals.reduce((sum, { share }) => sum + share, 0);
  const [likeliest] = refusals;
  if (likeliest && refused >= THRESHOLDS.refuse && likeliest.share >= first.share / 2) {
    return { kind: 'refuse', key: likeliest.key, share: refused, others };
  }
  if (first.share >= THRESHOLDS.answer) return { kind: 'answer', ...first, others };
  const near = ranking.filter(({ share }) => share >= THRESHOLDS.choice).slice(0, MOST_CHOICES);
  const together = near.reduce((sum, { share }) => sum + share, 0);
  if (near.length > 1 && together >= THRESHOLDS.choices) {
    return { kind: 'ask', keys: near.map(({ key }) => key), share: together };
  }
  return { kind: 'unknown', share: first.share };
}
