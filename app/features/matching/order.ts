import type { HouseRules } from '#content/house-rules.ts';
import { type Candidate, type Matchable, obstacleFor } from './rules.ts';

/** How much each thing counts in the order of the brokers who can take a case, 0 to 10. All 0: the longest wait alone. */
export type Weights = Pick<HouseRules, 'matchWait' | 'matchPromises' | 'matchLoad' | 'matchLanguage'>;

/** Chooses among the brokers who can take the case the one whose turn it is, by the weights; null when nobody can. */
export function chooseBroker(
  candidates: readonly Candidate[],
  wanted: Matchable,
  { today, weights }: { today: string; weights: Weights },
): string | null {
  const able = candidates.filter((candidate) => obstacleFor(candidate, wanted, today) === null);
  return inOrder(able, wanted, weights)[0]?.brokerId ?? null;
}

/** The brokers by whose turn it is. Who can take the case at all has been decided before: no weight changes that. */
export function inOrder(
  able: readonly Candidate[],
  { language }: Pick<Matchable, 'language'>,
  { matchWait, matchPromises, matchLoad, matchLanguage }: Weights,
): Candidate[] {
  const scored = able.toSorted(byLongestWait).map((broker, _, waiting) => {
    const score =
      matchWait * shareOfWait(broker, waiting) +
      matchPromises * shareOfPromises(broker) +
      matchLoad * shareOfRoom(broker) +
      matchLanguage * Number(speaks(broker, language));
    return { broker, score };
  });
  // The sort is stable: of two with the same score, the one who has waited longer stays first.
  return scored.toSorted((one, other) => other.score - one.score).map(({ broker }) => broker);
}

/** Who has waited longest for a case comes first; who never had one before all others. */
export function byLongestWait(one: Candidate, other: Candidate): number {
  const difference = lastOf(one) - lastOf(other);
  // The id only makes the choice repeatable between two brokers who have waited equally long.
  return difference || one.brokerId.localeCompare(other.brokerId);
}

const lastOf = ({ lastAssignedAt }: Candidate) => lastAssignedAt?.getTime() ?? 0;

/** 1 for who has waited longest, 0 for who had a case last: by place, as days would let one long absence outweigh all else. */
function shareOfWait(broker: Candidate, waiting: readonly Candidate[]): number {
  if (waiting.length < 2) return 1;
  const before = waiting.filter((one) => lastOf(one) < lastOf(broker)).length;
  return 1 - before / (waiting.length - 1);
}

/** Promises that count as kept before the first one is settled: a newcomer begins at 1, and one miss does not make 0 of it. */
const IN_ADVANCE = 2;

function shareOfPromises({ promises: { kept, of } }: Candidate): number {
  return (kept + IN_ADVANCE) / (of + IN_ADVANCE);
}

/** 1 for who has nothing open; what is open counts less for those who take more in a day. */
function shareOfRoom({ openCases, dailyCap }: Candidate): number {
  return dailyCap / (dailyCap + openCases);
}

function speaks({ languages }: Candidate, wish: string | null): boolean {
  return wish !== null && languages.some((language) => language.toLowerCase() === wish.toLowerCase());
}
