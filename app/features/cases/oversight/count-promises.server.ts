import { and, eq, gt, inArray, isNotNull, isNull, min } from 'drizzle-orm';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Open promises, open cases with a missed one, and the pool with the age of its oldest case in seconds. */
export async function countPromises(db: Db) {
  const isUnanswered = and(isNull(cases.firstRespondedAt), isNull(cases.closedAt));
  const isPooled = eq(cases.status, 'new');
  const [oldest] = await db
    .select({ at: min(cases.createdAt) })
    .from(cases)
    .where(isPooled);
  return {
    open: await db.$count(cases, and(isUnanswered, isNotNull(cases.promiseAt))),
    missed: await db.$count(
      cases,
      and(isUnanswered, inArray(cases.status, [...OPEN_STATUSES]), gt(cases.promisesMissed, 0)),
    ),
    pooled: await db.$count(cases, isPooled),
    poolSeconds: oldest?.at ? Math.max(0, (now().getTime() - oldest.at.getTime()) / 1000) : 0,
  };
}
