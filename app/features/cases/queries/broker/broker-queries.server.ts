import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isAwayOn } from '#app/features/brokers/availability/away-days.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { forbidden } from '#app/features/cases/policy.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { spanStarts } from '#app/features/cases/rules/outcomes/received-periods.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { albertaDate, albertaDayStart, albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { before, type Page, page } from '../paging.server.ts';
import { countsOnce, listClosed } from './closed-cases.server.ts';
import { holdsWords, readListed, toItem } from './listed.server.ts';
import { countKept, listReceived } from './received.server.ts';
import type { BrokerFilter, BrokerListItem, BrokerListQuery, BrokerStats } from './schema.ts';

const AFTER_ACCEPTING = OPEN_STATUSES.filter((status) => status !== 'new' && status !== 'assigned');

const FILTERS: Record<Exclude<BrokerFilter, 'closed' | 'received'>, SQL | undefined> = {
  to_accept: and(isNull(caseAccess.closedAt), eq(cases.status, 'assigned')),
  in_progress: and(isNull(caseAccess.closedAt), inArray(cases.status, AFTER_ACCEPTING)),
};

/** The cases a broker has or ever received, newest first, or had, what ended last first. */
export async function listBrokerCases(
  db: Db,
  viewer: Viewer,
  input: BrokerListQuery,
): Promise<Page<BrokerListItem>> {
  if (viewer.kind !== 'user') throw forbidden();
  const { filter } = input;
  const { total, rows } =
    filter === 'closed' || filter === 'received'
      ? await (filter === 'closed' ? listClosed : listReceived)(db, viewer.id, input)
      : await listOpen(db, viewer.id, { ...input, filter });
  const found = page(rows, input.limit, total, (row) => row.accessId);
  const items = found.items.map(toItem);
  // Type and city alone say nothing about a person; with a name they do.
  const named = items.filter(({ contactName }) => contactName !== null);
  await recordReadings(
    db,
    viewer,
    named.map(({ id }) => ({ caseId: id, fields: ['insurance_type', 'name', 'city'] })),
  );
  return { ...found, items };
}

type OpenQuery = BrokerListQuery & { filter: keyof typeof FILTERS };

function listOpen(db: Db, brokerId: string, input: OpenQuery) {
  return readListed(db, {
    wanted: and(eq(caseAccess.brokerId, brokerId), FILTERS[input.filter], holdsWords(input.q)),
    after: before(caseAccess.id, input.cursor),
    limit: input.limit,
  });
}

/** A broker's own numbers: what waits, what is running, how much of today's cap is used, and whether they keep their promises. */
export async function getBrokerStats(db: Db, viewer: Viewer): Promise<BrokerStats> {
  if (viewer.kind !== 'user') throw forbidden();
  const isOpen = isNull(caseAccess.closedAt);
  const isRunning = inArray(cases.status, AFTER_ACCEPTING);
  const isOpenCase = and(isOpen, inArray(cases.status, [...OPEN_STATUSES]));
  const isUnanswered = and(isOpen, isRunning, isNull(cases.firstRespondedAt));
  const at = now();
  // As their numbers do when they open.
  const [since] = spanStarts('4w', at);
  const [[numbers], [profile], promises] = await Promise.all([
    db
      .select({
        toAccept: countIf(and(isOpen, eq(cases.status, 'assigned'))),
        inProgress: countIf(and(isOpen, isRunning)),
        contactDue: countIf(isUnanswered),
        assignedToday: countIf(countsToday()),
      })
      .from(caseAccess)
      .innerJoin(cases, eq(cases.id, caseAccess.caseId))
      // What is neither with them now nor from today counts nowhere.
      .where(and(eq(caseAccess.brokerId, viewer.id), or(isOpenCase, openedToday()))),
    db
      .select({ dailyCap: partners.dailyCap, away: partners.away })
      .from(partners)
      .where(eq(partners.userId, viewer.id)),
    countKept(db, viewer.id, albertaDayStart(since)),
  ]);
  const nothing = { toAccept: 0, inProgress: 0, contactDue: 0, assignedToday: 0 };
  return {
    ...(numbers ?? nothing),
    dailyCap: profile?.dailyCap ?? 0,
    isAway: isAwayOn(profile?.away ?? [], albertaDate(at)),
    ...promises,
  };
}

/** Accesses opened on the present Alberta day. */
export function openedToday(): SQL {
  return sql`${caseAccess.openedAt} >= ${startOfToday()}`;
}

/**
 * Which of today's accesses the daily cap counts, in a query that has `cases` joined: of requests that the owner of
 * the mailbox confirmed, each once, unless the broker found that nobody meant it. What anybody can send without being anybody must not use a broker's day up.
 */
export function countsToday(): SQL {
  return sql`${openedToday()} and ${cases.emailConfirmedAt} is not null
    and ${caseAccess.closedReason} is distinct from 'not_real' and ${countsOnce()}`;
}

/** The first instant of the present Alberta day. */
export function startOfToday(): SQL {
  const { year, month, day } = albertaParts(now());
  return sql`${albertaInstant(year, month, day).toISOString()}::timestamptz`;
}

function countIf(condition: SQL | undefined) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}
