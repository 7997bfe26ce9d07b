import { and, eq } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { listNewest, listPool } from '#app/features/cases/queries/waiting.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { chooseBroker, type Weights } from './order.ts';
import { readCandidates } from './queries.server.ts';
import type { Matchable } from './rules.ts';

type Named = Pick<Matchable, 'type' | 'city'> & { reference: string };
export type FirstInLine = Named & { before: string; after: string };

/** Of the requests that came last, when none waits to try weights out on. */
const NEWEST = 10;

/**
 * Who would come first for each request that somebody can take, with the weights of now and with others: for those that wait,
 * or, while none does, for the newest as if they came again.
 */
export async function listFirstInLine(
  db: Db,
  before: Weights,
  after: Weights,
): Promise<{ found: FirstInLine[]; areWaiting: boolean }> {
  const isAtWork = and(eq(people.status, 'active'), eq(people.role, 'broker'));
  const candidates = await readCandidates(db, isAtWork);
  const names = new Map(candidates.map(({ brokerId, fullName }) => [brokerId, fullName]));
  const today = albertaDate(now());
  const compare = (wanted: readonly (Matchable & Named)[]) =>
    wanted.flatMap((one) => {
      const first = (weights: Weights) => names.get(chooseBroker(candidates, one, { today, weights }) ?? '');
      const [was, is] = [first(before), first(after)];
      const { reference, type, city } = one;
      return was && is ? [{ reference, type, city, before: was, after: is }] : [];
    });
  const waiting = compare(await listPool(db));
  if (waiting.length > 0) return { found: waiting, areWaiting: true };
  return { found: compare(await listNewest(db, NEWEST)), areWaiting: false };
}
