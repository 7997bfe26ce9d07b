import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { listInvitationEnds } from '#app/features/accounts/queries.server.ts';
import { isAwayOn } from '#app/features/brokers/availability/away-days.ts';
import { readProfile } from '#app/features/brokers/oversight/change-profile.server.ts';
import { listLastChecks, listLicenceChecks } from '#app/features/brokers/oversight/licence-checks.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { brokerLoad } from '#app/features/cases/queries/broker/broker-load.server.ts';
import { countsOnce } from '#app/features/cases/queries/broker/closed-cases.server.ts';
import { settledByBroker } from '#app/features/cases/records/promises/queries.server.ts';
import { isBookedCall } from '#app/features/cases/records/turns.server.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { AdminBroker, AdminBrokerDetail } from './schema.ts';

/** Promises are looked at so many Alberta days back, with today: as the longest period of the dashboard. */
const LOOK_BACK_DAYS = 90;

/** Every broker, by name. The caller has made sure that an administrator asks. */
export async function listBrokers(db: Db, where?: SQL): Promise<AdminBroker[]> {
  const { assignedToday } = brokerLoad(partners.userId);
  const since = albertaDayStart(addDays(albertaDate(now()), 1 - LOOK_BACK_DAYS));
  const [open, records] = [openByBroker(db), recordsByBroker(db, since)];
  const settled = settledByBroker(db, since);
  const orNone = (counted: SQL.Aliased<number>) => sql<number>`coalesce(${counted}, 0)`.mapWith(Number);
  const rows = await db
    .select({
      id: partners.userId,
      fullName: people.fullName,
      email: people.email,
      status: people.status,
      brokerage: partners.brokerage,
      licenceNumber: partners.licenceNumber,
      licenceExpiresOn: partners.licenceExpiresOn,
      dailyCap: partners.dailyCap,
      away: partners.away,
      assignedToday,
      openCases: orNone(open.openCases),
      kept: orNone(settled.kept),
      promises: orNone(settled.of),
      won: orNone(records.won),
    })
    .from(partners)
    .innerJoin(people, eq(people.id, partners.userId))
    .leftJoin(open, eq(open.brokerId, partners.userId))
    .leftJoin(records, eq(records.brokerId, partners.userId))
    .leftJoin(settled, eq(settled.brokerId, partners.userId))
    .where(where)
    .orderBy(asc(people.fullName));
  const checks = await listLastChecks(db);
  const invitations = await listInvitationEnds(db);
  const today = albertaDate(now());
  return rows.map(({ kept, promises, away, ...row }) => ({
    ...row,
    isAway: isAwayOn(away, today),
    promisesKept: { part: kept, of: promises },
    lastCheck: checks.get(row.id) ?? null,
    invitedUntil: invitations.get(row.id)?.toISOString() ?? null,
  }));
}

/** One broker with profile, licence checks and what they have now; 404 where there is none. */
export async function readBroker(db: Db, brokerId: string): Promise<AdminBrokerDetail> {
  const [broker] = await listBrokers(db, eq(partners.userId, brokerId));
  if (!broker) throw notFound();
  return {
    ...broker,
    profile: await readProfile(db, brokerId),
    checks: await listLicenceChecks(db, brokerId),
    moves: await listHeld(db, brokerId),
  };
}

/** The open requests that a broker has: what moves to others when they are suspended. */
export async function listHeld(db: Db, brokerId: string) {
  const rows = await db
    .select({
      id: cases.id,
      reference: cases.reference,
      title: cases.title,
      status: cases.status,
      callAt: bookedCalls.startsAt,
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .leftJoin(bookedCalls, and(isBookedCall, gte(bookedCalls.startsAt, now())))
    .where(
      and(
        eq(caseAccess.brokerId, brokerId),
        isNull(caseAccess.closedAt),
        inArray(cases.status, [...OPEN_STATUSES]),
      ),
    )
    .orderBy(asc(cases.id));
  return rows.map(({ callAt, ...row }) => ({ ...row, callAt: callAt?.toISOString() ?? null }));
}

/** The closed requests that a broker still reads: their access to them ends when they are suspended. */
export async function listClosedHeld(db: Db, brokerId: string) {
  return db
    .select({ id: cases.id, status: cases.status })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .where(
      and(
        eq(caseAccess.brokerId, brokerId),
        isNull(caseAccess.closedAt),
        inArray(cases.status, ['won', 'lost']),
      ),
    )
    .orderBy(asc(cases.id));
}

/** The open requests of each broker: there are far fewer of them than of accesses. */
function openByBroker(db: Db) {
  return db
    .select({ brokerId: caseAccess.brokerId, openCases: countIf(sql`true`).as('open_cases') })
    .from(cases)
    .innerJoin(caseAccess, and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt)))
    .where(inArray(cases.status, [...OPEN_STATUSES]))
    .groupBy(caseAccess.brokerId)
    .as('open_by_broker');
}

/** What came of the requests that each broker was given lately and accepted. */
function recordsByBroker(db: Db, since: Date) {
  return db
    .select({
      brokerId: caseAccess.brokerId,
      won: countIf(
        sql`coalesce(${caseAccess.closedReason}, 'completed') = 'completed' and ${cases.status} = 'won'`,
      ).as('won'),
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .where(and(gte(caseAccess.openedAt, since), isNotNull(caseAccess.acceptedAt), countsOnce()))
    .groupBy(caseAccess.brokerId)
    .as('records_by_broker');
}

function countIf(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}
