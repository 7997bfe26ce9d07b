import { and, desc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { CLOSED_OUTCOMES, type ClosedOutcome } from '#app/features/cases/rules/outcomes/closed-outcomes.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { holdsWords, readListed } from './listed.server.ts';
import type { BrokerListQuery } from './schema.ts';

/**
 * What is closed for a broker, what ended last first: the cases that they may not read any more, and those that are closed and
 * still with them. What they were given again is on their desk, and not among them.
 */
export async function listClosed(db: Db, brokerId: string, input: BrokerListQuery) {
  const onDesk = await listOnDesk(db, brokerId);
  const wanted = and(
    eq(caseAccess.brokerId, brokerId),
    countsOnce(),
    isNotNull(caseAccess.endedAt),
    or(isNull(caseAccess.closedAt), notInArray(caseAccess.caseId, onDesk)),
    endedAs(input.outcome),
    holdsWords(input.q),
    input.ids && inArray(cases.id, input.ids),
  );
  return readListed(db, {
    wanted,
    after: endedBefore(input.cursor),
    order: [desc(caseAccess.endedAt), desc(caseAccess.id)],
    limit: input.limit,
  });
}

/**
 * A request that was given back to its broker is one request to them, and so is one that they returned and that an
 * administrator sent to them again: it counts by its last time with them. Of what was returned nothing had been done before.
 */
export function countsOnce(): SQL {
  return sql`not exists (select from case_access later where later.case_id = ${caseAccess.caseId}
    and later.broker_id = ${caseAccess.brokerId} and later.id > ${caseAccess.id}
    and (${caseAccess.closedReason} = 'returned' or later.accepted_at = ${caseAccess.acceptedAt}))`;
}

/** What the list shows of an end: the status while the broker may read the case, and then how their access ended. */
export function endedAs(outcome: ClosedOutcome | undefined): SQL | undefined {
  if (!outcome) return undefined;
  const { statuses, ends } = CLOSED_OUTCOMES[outcome];
  return or(
    and(isNull(caseAccess.closedAt), inArray(cases.status, [...statuses])),
    and(isNotNull(caseAccess.closedAt), inArray(caseAccess.closedReason, [...ends])),
  );
}

/** Rows that ended before the last one of the page before; the cursor is the id of its access. */
function endedBefore(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  return sql`(${caseAccess.endedAt}, ${caseAccess.id}) < (select ended_at, id from ${caseAccess} where id = ${cursor})`;
}

/** The cases that a broker has now. Asked of each row instead, the planner reads the open cases of everybody to count. */
async function listOnDesk(db: Db, brokerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: caseAccess.caseId })
    .from(caseAccess)
    .where(and(eq(caseAccess.brokerId, brokerId), isNull(caseAccess.closedAt)));
  return rows.map(({ id }) => id);
}
