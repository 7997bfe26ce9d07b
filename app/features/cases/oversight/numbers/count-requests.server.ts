import { and, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import { countSettled } from '#app/features/cases/records/promises/queries.server.ts';
import { campaignOf } from '#app/features/cases/rules/origin/campaign.ts';
import type { AccessEndReason } from '#app/features/cases/rules/reasons.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { GROUPINGS, type Grouping } from './groupings.ts';
import { addTally, emptyTally, type Tally, tallyOf } from './tally.ts';

/** What was counted of some days: in groups of each kind, by key, and how much on which day. */
export type Counted = { groups: Record<Grouping, Map<string, Tally>>; byDay: Map<string, number> };

export function nothingCounted(): Counted {
  const groups = GROUPINGS.map((grouping) => [grouping, new Map<string, Tally>()]);
  return { groups: Object.fromEntries(groups), byDay: new Map() };
}

/** Adds a group to what was counted. */
export function addGroup({ groups }: Counted, grouping: Grouping, key: string, tally: Tally): void {
  const group = groups[grouping].get(key) ?? emptyTally();
  addTally(group, tally);
  groups[grouping].set(key, group);
}

/**
 * Counts the requests sent from `from` to before `to`, as they stand at `at`, and the promises that were kept or missed in that
 * time, from their own rows.
 */
export async function countRequests(db: Db, from: Date, to: Date, at: Date): Promise<Counted> {
  const counted = nothingCounted();
  for (const { promisesKept, promisesOf, ...about } of await countSettled(db, from, to))
    addToGroups(counted, about, { ...emptyTally(), promisesKept, promisesOf });
  for (const request of await readRequests(db, from, to)) {
    const about = { ...request, campaign: campaignOf(request.attribution) };
    addToGroups(counted, about, tallyOf(request, at));
    const day = albertaDate(request.createdAt);
    counted.byDay.set(day, (counted.byDay.get(day) ?? 0) + 1);
  }
  return counted;
}

type About = Record<'city' | 'source' | 'campaign' | 'brokerId', string | null> & { type: string };

function addToGroups(counted: Counted, about: About, tally: Tally): void {
  const { type, city, source, campaign, brokerId: broker } = about;
  const keys: Record<Grouping, string | null> = { type, city, source, campaign, broker };
  for (const grouping of GROUPINGS) addGroup(counted, grouping, keys[grouping] ?? '', tally);
}

/** What was found not to be real, or joined with another, is no request of the numbers. */
export const isCounted = notInArray(cases.status, ['spam', 'duplicate']);

/** A request whose last access ended so is with nobody. */
const LOST_BY = ['returned', 'expired', 'promise_missed', 'reassigned'] as const satisfies AccessEndReason[];

const isLost = sql`${caseAccess.closedReason} in (${sql.join(
  LOST_BY.map((reason) => sql`${reason}`),
  sql`, `,
)})`;

/** The broker is the one who was asked last and still has it, or had it when it was closed: nobody while it waits for one. */
async function readRequests(db: Db, from: Date, to: Date) {
  const given = db
    .select({
      caseId: caseAccess.caseId,
      acceptedAt: sql<Date | null>`min(${caseAccess.acceptedAt})`
        .mapWith(caseAccess.acceptedAt)
        .as('first_at'),
      brokerId: sql<
        string | null
      >`(array_agg(case when ${isLost} then null else ${caseAccess.brokerId} end order by ${caseAccess.id} desc))[1]`.as(
        'last_broker',
      ),
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .where(and(gte(cases.createdAt, from), lt(cases.createdAt, to)))
    .groupBy(caseAccess.caseId)
    .as('given');
  return db
    .select({
      type: cases.type,
      city: cases.city,
      source: cases.source,
      attribution: cases.attribution,
      status: cases.status,
      createdAt: cases.createdAt,
      firstContactAt: cases.firstContactAt,
      acceptedAt: given.acceptedAt,
      brokerId: given.brokerId,
    })
    .from(cases)
    .leftJoin(given, eq(given.caseId, cases.id))
    .where(and(gte(cases.createdAt, from), lt(cases.createdAt, to), isCounted));
}
