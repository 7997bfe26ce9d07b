import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { reopenLimit, unmatchedLimit } from '#app/features/cases/rules/personal-data/retention.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** How many cases one look takes up; the next look finds the rest. */
const BATCH = 2_000;

type Due = Promise<{ caseId: string }[]>;

const isOpenAccess = and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt));

/** Cases whose time to accept is over, should their own job have been lost. */
export function listOverdue(db: Db, at: Date): Due {
  return db
    .select({ caseId: cases.id })
    .from(cases)
    .where(and(eq(cases.status, 'assigned'), lte(cases.acceptBy, at)))
    .limit(BATCH);
}

/** Open cases whose promised time is over and that nobody has made contact about. */
export function listMissedPromises(db: Db, at: Date): Due {
  return db
    .select({ caseId: cases.id })
    .from(cases)
    .where(and(isNull(cases.firstRespondedAt), isNull(cases.closedAt), lte(cases.promiseAt, at)))
    .limit(BATCH);
}

/** Cases whose client is to be reminded. */
export function listRemindersDue(db: Db, at: Date): Due {
  return db.select({ caseId: cases.id }).from(cases).where(lte(cases.remindAt, at)).limit(BATCH);
}

/** Lost cases that can no longer be opened again and that a broker still has. */
export function listReopeningOver(db: Db, at: Date): Due {
  return db
    .select({ caseId: cases.id })
    .from(cases)
    .innerJoin(caseAccess, isOpenAccess)
    .where(and(inArray(cases.status, ['lost']), lt(cases.closedAt, reopenLimit(at))))
    .limit(BATCH);
}

/** Cases whose time is over: closed for as long as their end is kept, or in the pool for too long (`isOver` says it once more). */
export function listOver(db: Db, at: Date): Due {
  return db
    .select({ caseId: cases.id })
    .from(cases)
    .where(
      or(and(isNotNull(cases.closedAt), lt(cases.purgeAfter, at)), unmatchedSince(db, unmatchedLimit(at))),
    )
    .limit(BATCH);
}

/** Which cases have been in the pool since before `limit`, without anybody having accepted them after it. */
export function unmatchedSince(db: Db, limit: Date): SQL | undefined {
  const acceptedSince = db
    .select({ id: caseAccess.id })
    .from(caseAccess)
    .where(
      and(
        eq(caseAccess.caseId, cases.id),
        isNotNull(caseAccess.acceptedAt),
        or(isNull(caseAccess.closedAt), gte(caseAccess.closedAt, limit)),
      ),
    );
  return and(
    eq(cases.status, 'new'),
    sql`coalesce(${cases.reopenedAt}, ${cases.createdAt}) < ${limit.toISOString()}::timestamptz`,
    not(exists(acceptedSince)),
  );
}

/** Requests that were sent with the confirmed address of an active account before it was theirs. */
export function listClaimable(db: Db, userId: string): Due {
  return db
    .select({ caseId: cases.id })
    .from(cases)
    .innerJoin(people, eq(sql`lower(${cases.contactEmail})`, sql`lower(${people.email})`))
    .where(
      and(
        isNull(cases.clientId),
        eq(people.id, userId),
        eq(people.emailVerified, true),
        eq(people.status, 'active'),
      ),
    )
    .limit(BATCH);
}
