import { eq } from 'drizzle-orm';
import { LICENCE_FOR_TYPE } from '#app/features/brokers/licence-classes.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { forbidden } from '#app/features/cases/policy.ts';
import { listEarlierBrokers } from '#app/features/cases/queries/broker/earlier-brokers.server.ts';
import { findMatchable } from '#app/features/cases/queries/waiting.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { CASE_TYPES } from '#app/features/cases/schema.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { chooseBroker } from '#app/features/matching/order.ts';
import { readCandidates } from '#app/features/matching/queries.server.ts';
import { type Obstacle, obstaclesFor } from '#app/features/matching/rules.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { houseRules } from '#content/house-rules.ts';
import { countHard, finalOf, isReturnedForGood, obstacleWords } from './obstacles.ts';
import type { AssignInput, BrokerChoice, BrokerChoices } from './schema.ts';

/** What a case asks of a broker, and every broker with whether they can take it, those who can first. Refuses (403) all but admins. */
export async function listChoices(db: Db, viewer: Viewer, caseId: string): Promise<BrokerChoices> {
  requireAdmin(viewer);
  const { row, access } = await findCase(db, caseId);
  const wanted = await findMatchable(db, caseId);
  if (!wanted) throw notFound();
  const candidates = await readCandidates(db, undefined);
  const before = await listEarlierBrokers(db, caseId);
  const today = albertaDate(now());
  const next = chooseBroker(
    candidates.filter(({ brokerId }) => brokerId !== access?.brokerId),
    wanted,
    { today, weights: houseRules },
  );
  const items = candidates.map((candidate): BrokerChoice => {
    const { brokerId, lastAssignedAt, licenceClasses, types, cities, languages, away } = candidate;
    const { fullName, brokerage, assignedToday, dailyCap, openCases, promises, licenceExpiresOn } = candidate;
    const obstacles = obstaclesFor(candidate, wanted, today);
    const hasIt = access?.brokerId === brokerId;
    return {
      ...{ id: brokerId, fullName, brokerage, obstacles, hasIt },
      ...{ assignedToday, dailyCap, openCases, promises, licenceExpiresOn },
      ...{ licenceClasses: [...licenceClasses], cities: [...cities], languages: [...languages] },
      ...{ types: CASE_TYPES.filter((type) => types.includes(type)), away: [...away] },
      canBeGiven: !hasIt && !finalOf(obstacles),
      isNext: brokerId === next,
      before: before.get(brokerId) ?? null,
      licenceCheckedAt: candidate.licenceCheckedAt?.toISOString() ?? null,
      lastAssignedAt: lastAssignedAt?.toISOString() ?? null,
    };
  });
  const { type, city, language, promiseAt } = wanted;
  return {
    wanted: {
      ...{ type, city, language, licenceClass: LICENCE_FOR_TYPE[type] },
      // Once somebody was in touch the promise is kept, whatever else is due.
      promiseAt: row.firstRespondedAt ? null : (promiseAt?.toISOString() ?? null),
    },
    items: items.toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        countHard(one.obstacles) - countHard(other.obstacles) ||
        one.obstacles.length - other.obstacles.length ||
        one.fullName.localeCompare(other.fullName),
    ),
  };
}

/**
 * Gives a case to a broker by an administrator's choice; an access that is open ends first. Refuses (409) a broker who
 * is not active, not licensed for its type or whose licence is over, and whatever the step refuses.
 */
export async function assignByHand(
  db: Db,
  viewer: Viewer,
  { caseId, version, ...input }: AssignInput & { caseId: string },
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'matching');
    const obstacle = await findFinalObstacle(tx, caseId, input.brokerId);
    if (obstacle)
      throw new AppError('conflict', `This broker cannot take it: ${obstacleWords(obstacle).toLowerCase()}.`);
    await takeStep(tx, viewer, { caseId, version, step: 'assign', input });
  });
}

/** Of somebody who is no broker the step itself says so. */
async function findFinalObstacle(tx: Db, caseId: string, brokerId: string): Promise<Obstacle | undefined> {
  const wanted = await findMatchable(tx, caseId);
  const [candidate] = await readCandidates(tx, eq(partners.userId, brokerId));
  return wanted && candidate ? finalOf(obstaclesFor(candidate, wanted, albertaDate(now()))) : undefined;
}

/**
 * Whoever let its time pass comes after those who only would not be asked now, and after both who had no time for it; whoever
 * is away is not there to take it, whoever does not serve its city or type, or is full, does not take it at all, and last
 * of them stands who gave it back for a reason that lasts.
 */
function rank({ obstacles, canBeGiven, hasIt, isNext, before }: BrokerChoice): number {
  if (hasIt) return 0;
  if (isNext) return 1;
  if (obstacles.length === 0) return 2;
  if (!canBeGiven) return 9;
  const hadIt = obstacles.includes('had_it_before');
  if (hadIt && before && isReturnedForGood(before)) return 8;
  if (countHard(obstacles) > 0) return 7;
  if (obstacles.includes('away')) return 6;
  if (hadIt) return before?.why === 'returned' ? 5 : 4;
  return 3;
}

function requireAdmin(viewer: Viewer): void {
  if (viewer.kind !== 'user' || viewer.role !== 'admin') throw forbidden();
}
