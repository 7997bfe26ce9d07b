import { and, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { settledPromises } from '#app/features/cases/records/promises/tables.server.ts';
import type { ClosedOutcome } from '#app/features/cases/rules/outcomes/closed-outcomes.ts';
import {
  RECEIVED_PARTS,
  type ReceivedGroup,
  type ReceivedPart,
} from '#app/features/cases/rules/outcomes/received-parts.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { before } from '../paging.server.ts';
import { countsOnce, endedAs } from './closed-cases.server.ts';
import { holdsWords, readListed } from './listed.server.ts';
import type { BrokerListQuery } from './schema.ts';

/** Where a request has another broker now, or none should have it. */
const PASSED_ON: readonly ClosedOutcome[] = ['returned', 'missed', 'moved', 'not_real'];

const WORKED = OPEN_STATUSES.filter((status) => status !== 'new' && status !== 'assigned');

/** Which accesses of a broker count as what, in `receivedFrom`: the same in the numbers and in the lists behind them. */
const RECEIVED: Record<ReceivedPart, SQL | undefined> = {
  toAccept: and(isNull(caseAccess.closedAt), eq(cases.status, 'assigned')),
  working: and(isNull(caseAccess.closedAt), inArray(cases.status, WORKED)),
  won: endedAs('won'),
  lost: endedAs('completed'),
  withdrawn: endedAs('withdrawn'),
  passedOn: or(...PASSED_ON.map(endedAs)),
  open: and(isNull(caseAccess.closedAt), inArray(cases.status, ['assigned', ...WORKED])),
  accepted: isNotNull(caseAccess.acceptedAt),
  quoted: sql`happened.is_quoted`,
  contacted: sql`happened.contact_at is not null`,
  kept: sql`promised.is_kept is true`,
  missed: sql`promised.is_kept is false`,
};

/** Whether a time lies while this broker had the request: another may have had it before or after. */
const isTheirs = (at: SQL.Aliased | SQL | typeof caseEvents.createdAt | typeof settledPromises.settledAt) =>
  sql`${at} between ${caseAccess.openedAt} and coalesce(${caseAccess.closedAt}, 'infinity')`;

/** Of each access: when its broker first reached the person, as the promise counts it, and whether they sent a quote. */
const happenedTo = (db: Db) =>
  db
    .select({
      contactAt:
        sql<Date | null>`min(${caseEvents.createdAt}) filter (where ${caseEvents.kind} = 'quotes_sent'
        or ${caseEvents.data}->>'outcome' is distinct from 'no_answer')`.as('contact_at'),
      isQuoted: sql<boolean>`coalesce(bool_or(${caseEvents.kind} = 'quotes_sent'), false)`.as('is_quoted'),
    })
    .from(caseEvents)
    .where(
      and(
        eq(caseEvents.caseId, cases.id),
        eq(caseEvents.actorId, caseAccess.brokerId),
        inArray(caseEvents.kind, ['quotes_sent', 'contact']),
        isTheirs(caseEvents.createdAt),
      ),
    )
    .as('happened');

/** Of each access: whether each promise that was its broker’s was kept; null where none was due. */
const promisedTo = (db: Db) =>
  db
    .select({ isKept: sql<boolean | null>`bool_and(${settledPromises.isKept})`.as('is_kept') })
    .from(settledPromises)
    .where(
      and(
        eq(settledPromises.caseId, cases.id),
        eq(settledPromises.brokerId, caseAccess.brokerId),
        isTheirs(settledPromises.settledAt),
      ),
    )
    .as('promised');

/** The accesses of a broker that opened from one instant to before another. */
function receivedBetween(brokerId: string, from: Date, to: Date): SQL | undefined {
  const { openedAt } = caseAccess;
  return and(eq(caseAccess.brokerId, brokerId), gte(openedAt, from), lt(openedAt, to), countsOnce());
}

type Spans = { starts: readonly [Date, ...Date[]]; to: Date };

/**
 * What became of the requests that a broker received from the first of `starts`, oldest first, to before `to`: a group for each
 * type and each span between two starts. Who the people are is left out.
 */
export async function countReceived(
  db: Db,
  brokerId: string,
  { starts, to }: Spans,
): Promise<ReceivedGroup[]> {
  const bounds = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const happened = happenedTo(db);
  const { openedAt } = caseAccess;
  const span = sql<number>`width_bucket(${openedAt}, array[${bounds}]) - 1`.mapWith(Number);
  return db
    .select({
      type: cases.type,
      span: span.as('span'),
      counts: {
        received: count(sql`true`),
        ...ofEachPart((part) => count(RECEIVED[part])),
      },
      contacts: sql<ReceivedGroup['contacts']>`json_agg(json_build_array(${openedAt}, ${happened.contactAt}))
        filter (where ${happened.contactAt} is not null)`.mapWith(contactsOf),
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .crossJoinLateral(happened)
    .crossJoinLateral(promisedTo(db))
    .where(receivedBetween(brokerId, starts[0], to))
    .groupBy(cases.type, sql`span`);
}

/** How many of the requests that a broker received since an instant were contacted by the promised time, of how many that came due. */
export async function countKept(db: Db, brokerId: string, since: Date) {
  const [counted] = await db
    .select({ kept: count(RECEIVED.kept), promises: count(sql`promised.is_kept is not null`) })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .crossJoinLateral(promisedTo(db))
    .where(and(eq(caseAccess.brokerId, brokerId), gte(caseAccess.openedAt, since), countsOnce()));
  return counted ?? { kept: 0, promises: 0 };
}

/** Requests that a broker received from the Alberta day `from` to the day `to`, newest first; all from their first to today without. */
export function listReceived(db: Db, brokerId: string, input: BrokerListQuery) {
  const { from, to = albertaDate(now()), type, part } = input;
  const wanted = and(
    receivedBetween(brokerId, from ? albertaDayStart(from) : new Date(0), albertaDayStart(addDays(to, 1))),
    type && eq(cases.type, type),
    part && RECEIVED[part],
    holdsWords(input.q),
  );
  return readListed(db, {
    wanted,
    beside: [happenedTo(db), promisedTo(db)],
    after: before(caseAccess.id, input.cursor),
    limit: input.limit,
  });
}

function count(condition: SQL | undefined) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

function ofEachPart<Made>(make: (part: ReceivedPart) => Made): Record<ReceivedPart, Made> {
  return Object.fromEntries(RECEIVED_PARTS.map((part) => [part, make(part)])) as Record<ReceivedPart, Made>;
}

/** The instants of a column of JSON: drivers hand it over parsed. */
function contactsOf(pairs: [string, string][]): NonNullable<ReceivedGroup['contacts']> {
  return pairs.map(([receivedAt, contactAt]) => ({
    receivedAt: new Date(receivedAt),
    contactAt: new Date(contactAt),
  }));
}
