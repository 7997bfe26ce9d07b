import { forbidden } from '#app/features/cases/policy.ts';
import { listOwnCases } from '#app/features/cases/queries/broker/own-cases.server.ts';
import { listSettledOf } from '#app/features/cases/records/promises/queries.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { countOutcomes, countWeek, weekStart } from './count-numbers.ts';
import { type OwnNumbers, WEEKS } from './schema.ts';

/** The viewer’s own numbers of the last weeks; nobody else’s. */
export async function readNumbers(db: Db, viewer: Viewer): Promise<OwnNumbers> {
  if (viewer.kind !== 'user' || viewer.role === 'client') throw forbidden();
  const at = now();
  const since = weekStart(at, WEEKS - 1);
  const [cases, promises] = await Promise.all([
    listOwnCases(db, viewer.id, since),
    listSettledOf(db, viewer.id, since),
  ]);
  const weeks = Array.from({ length: WEEKS }, (_, ago) => {
    const from = weekStart(at, ago);
    return {
      week: albertaDate(from),
      ...countWeek({ cases, promises }, from, weekStart(at, ago - 1)),
    };
  });
  return { weeks, outcomes: countOutcomes(cases) };
}
