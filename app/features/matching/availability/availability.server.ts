import { type AwayDays, isAwayOn, splitAway } from '#app/features/brokers/availability/away-days.ts';
import {
  findOwnProfile,
  saveAvailability,
  withAvailability,
} from '#app/features/brokers/availability/profile.server.ts';
import type {
  Availability,
  AvailabilityChange,
  AvailabilityInput,
} from '#app/features/brokers/availability/schema.ts';
import { OFFICE_HOURS } from '#app/features/brokers/availability/working-hours.ts';
import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { LICENCE_FOR_TYPE } from '#app/features/brokers/licence-classes.ts';
import {
  cancelCallsWhileAway,
  listCallsWhileAway,
} from '#app/features/cases/calls/cancel-while-away.server.ts';
import { listOpenWork } from '#app/features/cases/queries/broker/open-work.server.ts';
import { countRecentDemand } from '#app/features/cases/queries/broker/recent-demand.server.ts';
import { listPool } from '#app/features/cases/queries/waiting.server.ts';
import { sweepPool } from '#app/features/matching/jobs.server.ts';
import { isAtWork, listCandidates } from '#app/features/matching/queries.server.ts';
import { type Candidate, obstacleFor } from '#app/features/matching/rules.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { invalid, notFound } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

const RECENT_DAYS = 28;
type Profile = Awaited<ReturnType<typeof findOwnProfile>>;

/** When and what the viewer takes, and what they may choose. Refuses (404) who is no broker. */
export async function readAvailability(db: Db, viewer: Viewer): Promise<Availability> {
  return toAvailability(await findOwnProfile(db, viewer));
}

/** What would change with these choices; nothing is saved. Refuses what saving refuses, but for a stale version. */
export async function previewAvailability(
  db: Db,
  viewer: Viewer,
  input: AvailabilityInput,
): Promise<AvailabilityChange> {
  const profile = await findOwnProfile(db, viewer);
  requireLicensed(profile, input);
  const [candidates, pool, recent, work] = await Promise.all([
    listCandidates(db),
    listPool(db),
    countRecentDemand(db, new Date(now().getTime() - RECENT_DAYS * DAY_MS)),
    listOpenWork(db, profile.userId),
  ]);
  const before = candidates.find(({ brokerId }) => brokerId === profile.userId);
  if (!before) throw notFound();
  const wanted = withAvailability(profile, input);
  const { away, dailyCap, types, cities, weeklyHours } = wanted;
  const chosen = { away, dailyCap, types, cities, isAtWork: isAtWork(weeklyHours) };
  const after: Candidate = { ...before, ...chosen };
  const waiting = (one: Candidate) =>
    pool.filter((request) => obstacleFor(one, request, today()) === null).length;
  const fits = (one: Candidate) =>
    sum(recent.filter((request) => !NOT_SERVED.has(placeObstacle(one, request))));
  return {
    recent: { all: sum(recent), before: fits(before), after: fits(after) },
    waiting: { before: waiting(before), after: waiting(after) },
    ...dueOf(work, away),
    callsCancelled: (await listCallsWhileAway(db, profile.userId, away)).flatMap(({ caseId, startsAt }) =>
      due(
        work.find(({ id }) => id === caseId),
        startsAt,
      ),
    ),
    isOpenNow: !['away', 'not_at_work', 'daily_cap_reached'].includes(
      String(obstacleFor(after, { ...ANYTHING, type: input.types[0] ?? 'general' }, today())),
    ),
  };
}

/**
 * Saves it, from now on: what waits in the pool is looked at again at once. What is with the broker stays; calls that are
 * booked for days on which they are away are cancelled, and people are told. Refuses (404) who is no broker, (422) types without a licence, (409) a stale version.
 */
export async function changeAvailability(
  db: Db,
  viewer: Viewer,
  input: AvailabilityInput & { requestId: string },
): Promise<Availability> {
  return db.transaction(async (tx) => {
    requireLicensed(await findOwnProfile(tx, viewer), input);
    const saved = await saveAvailability(tx, viewer, input);
    await enqueue(tx, sweepPool, {});
    await cancelCallsWhileAway(tx, viewer, saved.userId, saved.away);
    return toAvailability(saved);
  });
}

const NOT_SERVED: ReadonlySet<string | null> = new Set([
  ...['not_licensed_for_type', 'type_not_served', 'city_not_served'],
]);
const ANYTHING = {
  ...{ city: null, promiseAt: null, isConfirmed: true, isSuspect: false },
  ...{ triedBrokerIds: [], ownerIds: [], language: null },
};

/** Whether a request of this type and place is served at all, whatever the day. */
function placeObstacle(one: Candidate, { type, city }: Pick<Recent, 'type' | 'city'>) {
  return obstacleFor(one, { ...ANYTHING, type, city }, '0000-01-01');
}

type Work = Awaited<ReturnType<typeof listOpenWork>>;

/** What stays with the broker although they would be away: offers, and deadlines to contact somebody. */
function dueOf(work: Work, away: readonly AwayDays[]) {
  const isWhileAway = (at: Date | null) => at !== null && isAwayOn(away, albertaDate(at));
  return {
    offered: work.filter(({ acceptedAt }) => !acceptedAt).flatMap((one) => due(one, one.acceptBy)),
    dueWhileAway: work
      .filter(({ acceptedAt, callAt, promiseAt }) => acceptedAt && !callAt && isWhileAway(promiseAt))
      .flatMap((one) => due(one, one.promiseAt)),
  };
}

function due(one: Pick<Work[number], 'reference'> | undefined, at: Date | null) {
  return one && at ? [{ reference: one.reference, at: at.toISOString() }] : [];
}

type Recent = Awaited<ReturnType<typeof countRecentDemand>>[number];

function sum(rows: readonly Recent[]): number {
  return rows.reduce((total, { cases }) => total + cases, 0);
}

function requireLicensed(profile: Profile, { types }: AvailabilityInput): void {
  const licensed = licensedTypes(profile);
  const other = types.find((type) => !licensed.includes(type));
  if (other) throw invalid({ types: 'Your licence does not cover all of these types' });
}

function licensedTypes({ licenceClasses }: Profile) {
  return INSURANCE_TYPES.filter((type) => licenceClasses.includes(LICENCE_FOR_TYPE[type]));
}

/** As the form holds them; what is chosen first by somebody who begins to offer calls. */
function callChoices({ callHours }: Profile): Availability['callHours'] {
  const { buffer, notice } = callHours ?? { buffer: 10, notice: 2 };
  return { minutes: callHours ? `${callHours.minutes}` : 'none', buffer: `${buffer}`, notice: `${notice}` };
}

function toAvailability(profile: Profile): Availability {
  const { dailyCap, types, cities, weeklyHours, updatedAt } = profile;
  const { over, ahead } = splitAway(profile.away, today());
  return {
    version: updatedAt.toISOString(),
    away: ahead,
    awayBefore: over,
    dailyCap,
    types: INSURANCE_TYPES.filter((type) => types.includes(type)),
    cities,
    weeklyHours: weeklyHours ?? OFFICE_HOURS,
    callHours: callChoices(profile),
    licensedTypes: licensedTypes(profile),
  };
}
