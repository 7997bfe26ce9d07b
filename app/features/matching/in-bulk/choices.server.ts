import { and, eq } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { listMatchables, listOpenAccesses } from '#app/features/cases/queries/waiting.server.ts';
import { readCandidates } from '#app/features/matching/queries.server.ts';
import { obstaclesFor } from '#app/features/matching/rules.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { ChosenBroker } from './schema.ts';

/**
 * Every active broker, and which of these cases they have, or why they would not be asked about one. A case that is gone
 * is left out. Refuses (403) all but administrators.
 */
export async function listChosenBrokers(
  db: Db,
  viewer: Viewer,
  caseIds: readonly string[],
): Promise<ChosenBroker[]> {
  requireAdmin(viewer);
  const wanted = await listMatchables(db, caseIds);
  const open = await listOpenAccesses(db, caseIds);
  const candidates = await readCandidates(db, and(eq(people.status, 'active'), eq(people.role, 'broker')));
  const today = albertaDate(now());
  const brokers = candidates.map(({ brokerId, ...candidate }): ChosenBroker => {
    const { fullName, brokerage, assignedToday, dailyCap, openCases } = candidate;
    return {
      ...{ id: brokerId, fullName, brokerage, assignedToday, dailyCap, openCases },
      has: open.filter((access) => access.brokerId === brokerId).map(({ caseId }) => caseId),
      against: wanted.flatMap(({ caseId, ...one }) => {
        const obstacles = obstaclesFor({ brokerId, ...candidate }, one, today);
        return obstacles.length > 0 ? [{ caseId, obstacles }] : [];
      }),
    };
  });
  return brokers.toSorted((one, other) => one.fullName.localeCompare(other.fullName));
}
