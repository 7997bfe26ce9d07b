import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { KEPT, unmatchedLimit } from '#app/features/cases/rules/personal-data/retention.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { HouseRules } from '#content/house-rules.ts';
import { unmatchedSince } from './due.server.ts';

/** How many cases the next purge would delete under these rules that it keeps under today's. */
export async function countCasesOver(db: Db, rules: HouseRules): Promise<number> {
  const at = now();
  const closedTooLong = or(
    ...periodsOf(rules).map(([status, days]) =>
      and(eq(cases.status, status), lt(cases.closedAt, new Date(at.getTime() - days * DAY_MS))),
    ),
  );
  const isKeptToday = or(isNull(cases.purgeAfter), gte(cases.purgeAfter, at));
  const closed = await db.$count(cases, and(isNotNull(cases.closedAt), closedTooLong, isKeptToday));
  const unmatched = (limit: Date) => db.$count(cases, unmatchedSince(db, limit));
  const more =
    (await unmatched(unmatchedLimit(at, rules.keptUnmatchedDays))) - (await unmatched(unmatchedLimit(at)));
  return closed + Math.max(0, more);
}

/**
 * Gives the cases that are closed already the end that the rules say. A change of the rules is no step of a case: it
 * stands in the audit log once, not in the history of each.
 */
export async function renewCaseRetention(db: Db, rules: HouseRules): Promise<void> {
  const days = periodsOf(rules).map(([status, count]) => sql`when ${status} then ${count}::int`);
  const until = sql`${cases.closedAt} + make_interval(days => case ${cases.status} ${sql.join(days, sql` `)} end)`;
  const isKeptForATime = or(...periodsOf(rules).map(([status]): SQL => eq(cases.status, status)));
  await db
    .update(cases)
    .set({ purgeAfter: until, updatedAt: sql`${cases.updatedAt}` })
    .where(
      and(isNotNull(cases.closedAt), isKeptForATime, sql`${cases.purgeAfter} is distinct from ${until}`),
    );
}

function periodsOf(rules: HouseRules) {
  return Object.entries(KEPT).map(([status, rule]) => [status as keyof typeof KEPT, rules[rule]] as const);
}
