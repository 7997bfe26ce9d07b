import { and, eq } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { listPool } from '#app/features/cases/queries/waiting.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { chooseBroker, type Weights } from './order.ts';
import { readCandidates } from './queries.server.ts';

export type FirstInLine = { reference: string; before: string; after: string };

/** Who would come first for each request in the pool that somebody can take, with the weights of now and with others. */
export async function listFirstInLine(db: Db, before: Weights, after: Weights): Promise<FirstInLine[]> {
  const isAtWork = and(eq(people.status, 'active'), eq(people.role, 'broker'));
  const candidates = await readCandidates(db, isAtWork);
  const names = new Map(candidates.map(({ brokerId, fullName }) => [brokerId, fullName]));
  const today = albertaDate(now());
  return (await listPool(db)).flatMap((waiting) => {
    const first = (weights: Weights) =>
      names.get(chooseBroker(candidates, waiting, { today, weights }) ?? '');
    const [was, is] = [first(before), first(after)];
    return was && is ? [{ reference: waiting.reference, before: was, after: is }] : [];
  });
}
