import { and, gte, isNotNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { settledPromises } from './tables.server.ts';

const { brokerId, campaign, city, isKept, settledAt, source, type } = settledPromises;

const count = (condition: SQL = sql`true`) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** How many promises were kept, of how many that were settled from `from` to before `to`: in the groups that the numbers know. */
export async function countSettled(db: Db, from: Date, to: Date) {
  return db
    .select({
      type,
      city,
      source,
      campaign,
      brokerId,
      promisesKept: count(sql`${isKept}`),
      promisesOf: count(),
    })
    .from(settledPromises)
    .where(and(gte(settledAt, from), lt(settledAt, to)))
    .groupBy(type, city, source, campaign, brokerId);
}

/** The same of each broker since an instant, to be joined. */
export function settledByBroker(db: Db, since: Date) {
  return db
    .select({
      brokerId,
      kept: count(sql`${isKept}`).as('promises_kept'),
      of: count().as('promises_of'),
    })
    .from(settledPromises)
    .where(and(isNotNull(brokerId), gte(settledAt, since)))
    .groupBy(brokerId)
    .as('settled_by_broker');
}

/** The same as columns of a select in which `broker` is theirs. */
export function promisesOf(broker: SQLWrapper, since: Date) {
  const counted = (condition: SQL) =>
    sql<number>`(select count(*) from ${settledPromises} settled where settled.broker_id = ${broker}
      and settled.settled_at >= ${since.toISOString()}::timestamptz and ${condition})`.mapWith(Number);
  return { promisesKept: counted(sql`settled.is_kept`), promisesSettled: counted(sql`true`) };
}

/**
 * How many promises of a case were missed, to be selected where cases are, by that name: all of them, whatever was opened
 * again since.
 */
export const missedOfCase = sql<number>`(
  select count(*) from ${settledPromises} missed
  where missed.case_id = ${cases}.id and not missed.is_kept
)`.mapWith(Number);
