import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { CLOSED_OUTCOMES, type ClosedOutcome } from '#app/features/cases/rules/closed-outcomes.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import type { BrokerListQuery } from '#app/features/cases/schema.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { COUNTED } from '../paging.server.ts';
import { holdsWords, LISTED } from './listed.server.ts';

const isOver = notInArray(cases.status, [...OPEN_STATUSES]);
/** It was over while it was with them; their access went on for some weeks. */
const endedWithThem = sql`(${caseAccess.closedReason} = 'completed' and ${cases.closedAt} <= ${caseAccess.closedAt})`;
const endedAt = sql`case when ${endedWithThem} then ${cases.closedAt} else coalesce(${caseAccess.closedAt}, ${cases.closedAt}) end`;

/**
 * What is closed for a broker, what ended last first: the cases that they may not read any more, and those that are closed and
 * still with them. What they were given again is on their desk, and not among them.
 */
export async function listClosed(db: Db, brokerId: string, input: BrokerListQuery) {
  const onDesk = await listOnDesk(db, brokerId);
  const wanted = and(eq(caseAccess.brokerId, brokerId), endedAs(input.outcome), holdsWords(input.q));
  const gone = and(wanted, isNotNull(caseAccess.closedAt), notInArray(caseAccess.caseId, onDesk));
  const kept = and(wanted, isNull(caseAccess.closedAt), isOver);
  const left = and(gone, sql`${endedWithThem} is not true`);
  const finished = and(gone, endedWithThem);
  const counted = db
    .select({ id: caseAccess.id })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .where(or(gone, kept))
    .limit(COUNTED)
    .as('counted');
  // Each part by its own time of ending: to sort both at once, the planner would join all that a broker ever had.
  const part = (where: SQL | undefined, ended: SQLWrapper) =>
    db
      .select({
        ...LISTED,
        sortedBy: sql`${ended}`.as('sorted_by'),
        sortedId: sql`${caseAccess.id}`.as('sorted_id'),
      })
      .from(caseAccess)
      .innerJoin(cases, eq(cases.id, caseAccess.caseId))
      .where(and(where, endedBefore(ended, input.cursor)))
      .orderBy(sql`${ended} desc, ${caseAccess.id} desc`)
      .limit(input.limit + 1);
  const [total, rows] = await Promise.all([
    db.$count(counted),
    unionAll(part(left, caseAccess.closedAt), part(finished, cases.closedAt), part(kept, cases.closedAt))
      .orderBy(sql`sorted_by desc, sorted_id desc`)
      .limit(input.limit + 1),
  ]);
  return { total, rows: rows.map(({ sortedBy: _, sortedId: __, ...row }) => row) };
}

/** What the list shows of an end: the status while the broker may read the case, and then how their access ended. */
function endedAs(outcome: ClosedOutcome | undefined): SQL | undefined {
  if (!outcome) return undefined;
  const { statuses, ends } = CLOSED_OUTCOMES[outcome];
  return or(
    and(isNull(caseAccess.closedAt), inArray(cases.status, [...statuses])),
    and(isNotNull(caseAccess.closedAt), inArray(caseAccess.closedReason, [...ends])),
  );
}

/** Rows that ended before the last one of the page before; the cursor is the id of its access. */
function endedBefore(ended: SQLWrapper, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  return sql`(${ended}, ${caseAccess.id}) < (select ${endedAt}, ${caseAccess.id} from ${caseAccess}
    join ${cases} on ${cases.id} = ${caseAccess.caseId} where ${caseAccess.id} = ${cursor})`;
}

/** The cases that a broker has now. Asked of each row instead, the planner reads the open cases of everybody to count. */
async function listOnDesk(db: Db, brokerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: caseAccess.caseId })
    .from(caseAccess)
    .where(and(eq(caseAccess.brokerId, brokerId), isNull(caseAccess.closedAt)));
  return rows.map(({ id }) => id);
}
