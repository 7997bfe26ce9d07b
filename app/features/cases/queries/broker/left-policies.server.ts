import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { certificateRequests } from '#app/features/cases/certificates/tables.server.ts';
import { CASE_COLUMNS } from '#app/features/cases/queries/case-columns.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** Enough for all that a broker has; what is needed by a day comes first. */
const LIMIT = 2_000;

const certificateBy = sql<string | null>`(select min(asked.needed_by)::text from ${certificateRequests} asked
  where asked.case_id = ${cases}.id and asked.state = 'requested')`;

const isLast = sql`${caseAccess}.id = (select last.id from ${caseAccess} last
  where last.case_id = ${cases}.id order by last.id desc limit 1)`;

/** The policies that no active broker looks after, by who had them last. */
export function listLeftPolicies(db: Db) {
  return list(db, sql`(${caseAccess.closedAt} is not null or ${people.status} <> 'active')`);
}

/** The policies that one broker looks after. */
export function listPoliciesOf(db: Db, brokerId: string) {
  return list(db, and(isNull(caseAccess.closedAt), eq(caseAccess.brokerId, brokerId)));
}

/** The policies that left one broker when they were suspended, and that nobody else has had since. */
export function listPoliciesLeftBy(db: Db, brokerId: string) {
  return list(db, and(eq(caseAccess.closedReason, 'completed'), eq(caseAccess.brokerId, brokerId)));
}

/** With who has each of them or had it last, and by when a certificate is needed. */
async function list(db: Db, held: SQL | undefined) {
  return db
    .select({
      ...CASE_COLUMNS,
      version: cases.version,
      brokerName: people.fullName,
      certificateBy,
    })
    .from(cases)
    .innerJoin(caseAccess, isLast)
    .innerJoin(people, eq(people.id, caseAccess.brokerId))
    .where(and(eq(cases.status, 'won'), held))
    .orderBy(sql`${certificateBy} asc nulls last`, asc(cases.id))
    .limit(LIMIT);
}
