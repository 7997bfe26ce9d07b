import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { CASE_COLUMNS } from '#app/features/cases/queries/case-columns.server.ts';
import { pauseOf } from '#app/features/cases/queries/clocks.server.ts';
import { missedOfCase } from '#app/features/cases/records/promises/queries.server.ts';
import { WARN_MINUTES } from '#app/features/cases/rules/deadlines/due-soon.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { REPLY } from '#app/features/cases/rules/turn.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { addBusinessTime, latestStart } from '#app/platform/clock/business-hours.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { STANDINGS } from './list/schema.ts';
import type { CasesToDecide, CaseToDecide } from './schema.ts';

/** Rows of each kind on the dashboard; the rest is counted, and in the list of requests. */
const SHOWN = 5;

/** Why a broker gave a request back, where the reason says something about the request itself. */
const DOUBTS = ['invalid_contact', 'duplicate', 'other'] as const;

const DOUBT = sql.join(
  DOUBTS.map((reason) => sql`${reason}`),
  sql`, `,
);

/** Of the last access to a case: why its broker gave it back, when that was, and who it was. Null where nobody gave it back. */
const ofLastReturn = (column: SQL) => sql`(select case when last.closed_reason = 'returned' then ${column} end
  from ${caseAccess} last left join ${people} on people.id = last.broker_id
  where last.case_id = ${cases.id} order by last.id desc limit 1)`;
const lastReason = ofLastReturn(sql`last.return_reason`);
const wasGivenBack = sql`${lastReason} is not null`;

/** When the booked call of a case is that is still to come; it is the promise (decision 112): nobody has to hurry before it. */
export function callAhead(at: Date): SQL {
  return sql`(select call.starts_at from ${bookedCalls} call where call.case_id = ${cases}.id
    and call.state = 'booked' and call.starts_at > ${at.toISOString()})`;
}

/** What stands in the pool, and the parts of it that somebody must look at. Used by the list of requests too. */
export function standings(
  at: Date,
): Record<Exclude<(typeof STANDINGS)[number], 'open' | 'counted'>, SQL | undefined> {
  const isUnanswered = and(isNull(cases.firstRespondedAt), isNull(cases.closedAt));
  const soon = addBusinessTime(at, { minutes: WARN_MINUTES.promise });
  const isOpen = inArray(cases.status, [...OPEN_STATUSES]);
  return {
    pool: eq(cases.status, 'new'),
    late: and(isOpen, isUnanswered, or(gt(cases.promisesMissed, 0), lte(cases.promiseAt, at))),
    at_risk: and(
      isUnanswered,
      eq(cases.promisesMissed, 0),
      gt(cases.promiseAt, at),
      lte(cases.promiseAt, soon),
      isNull(callAhead(at)),
    ),
    /** Its broker waits for the client, and nobody was in touch: no clock runs for it. */
    paused: and(isOpen, isUnanswered, eq(cases.promisesMissed, 0), isNotNull(cases.pausedPromiseAt)),
    // Before first contact its promise says it; a policy is serviced, too.
    unreplied: and(
      inArray(cases.status, [...OPEN_STATUSES, 'won']),
      isNotNull(cases.firstRespondedAt),
      lte(cases.personWroteAt, latestStart(at, REPLY)),
    ),
    returned: and(eq(cases.status, 'new'), wasGivenBack),
    /** Given back with a doubt about the request itself: somebody judges it. */
    doubted: and(eq(cases.status, 'new'), sql`${lastReason} in (${DOUBT})`),
  };
}

/**
 * The requests that wait for an administrator, each once, for the gravest reason: names nobody, so that a look at the
 * dashboard discloses nothing.
 */
export async function listCasesToDecide(db: Db): Promise<CasesToDecide> {
  const { pool, late, at_risk: atRisk, paused, unreplied, doubted } = standings(now());
  return {
    late: await read(db, late, asc(cases.promiseAt)),
    atRisk: await read(db, atRisk, asc(cases.promiseAt)),
    paused: await read(db, paused, asc(cases.pausedPromiseAt)),
    unreplied: await read(db, unreplied, asc(cases.personWroteAt)),
    doubted: await read(db, and(doubted, ...none(late, atRisk, unreplied)), desc(cases.updatedAt)),
    pool: await read(db, and(pool, ...none(late, atRisk, unreplied, doubted)), asc(cases.id)),
  };
}

/** None of these holds; one that nothing is known of does not. */
const none = (...others: readonly (SQL | undefined)[]) => others.map((one) => sql`(${one}) is not true`);

async function read(db: Db, where: SQL | undefined, order: SQL) {
  const rows = await db
    .select({
      ...CASE_COLUMNS,
      version: cases.version,
      createdAt: cases.createdAt,
      promiseAt: cases.promiseAt,
      promiseMinutesLeft: cases.promiseMinutesLeft,
      pausedPromiseAt: cases.pausedPromiseAt,
      waitingSince: cases.waitingSince,
      personWroteAt: cases.personWroteAt,
      promisesMissed: missedOfCase,
      isConfirmed: sql<boolean>`${cases.emailConfirmedAt} is not null`,
      returnReason: sql<CaseToDecide['returnReason']>`${lastReason}`,
      returnedAt: sql<Date | null>`${ofLastReturn(sql`last.closed_at`)}`.mapWith(caseAccess.closedAt),
      returnedBy: sql<string | null>`${ofLastReturn(sql`people.full_name`)}`,
      brokerName: people.fullName,
    })
    .from(cases)
    .leftJoin(caseAccess, and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt)))
    .leftJoin(people, eq(people.id, caseAccess.brokerId))
    .where(where)
    .orderBy(order)
    .limit(SHOWN);
  const items = rows.map(({ createdAt, promiseAt, personWroteAt, returnedAt, ...held }) => {
    const { promiseMinutesLeft, pausedPromiseAt, waitingSince, ...row } = held;
    return {
      ...row,
      paused: pauseOf({ promiseMinutesLeft, pausedPromiseAt, waitingSince }),
      replyDueAt: personWroteAt && addBusinessTime(personWroteAt, REPLY).toISOString(),
      createdAt: createdAt.toISOString(),
      promiseAt: promiseAt?.toISOString() ?? null,
      returnedAt: returnedAt?.toISOString() ?? null,
    };
  });
  return { total: items.length < SHOWN ? items.length : await db.$count(cases, where), items };
}
