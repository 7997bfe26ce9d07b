import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { listInvitationEnds } from '#app/features/accounts/queries.server.ts';
import { readProfile } from '#app/features/brokers/oversight/change-profile.server.ts';
import { listLastChecks, listLicenceChecks } from '#app/features/brokers/oversight/licence-checks.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { brokerLoad } from '#app/features/cases/queries/broker-load.server.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { AdminBroker, AdminBrokerDetail } from './schema.ts';

/** Promises are looked at so far back. */
const LOOK_BACK_DAYS = 90;

/** Every broker, by name. The caller has made sure that an administrator asks. */
export async function listBrokers(db: Db, where?: SQL): Promise<AdminBroker[]> {
  const { assignedToday } = brokerLoad(partners.userId);
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
      awayFrom: partners.awayFrom,
      awayTo: partners.awayTo,
      assignedToday,
      ...records(),
    })
    .from(partners)
    .innerJoin(people, eq(people.id, partners.userId))
    .where(where)
    .orderBy(asc(people.fullName));
  const checks = await listLastChecks(db);
  const invitations = await listInvitationEnds(db);
  const today = albertaDate(now());
  return rows.map(({ kept, missed, awayFrom, awayTo, ...row }) => ({
    ...row,
    isAway: (awayFrom ?? awayTo) !== null && (awayFrom ?? today) <= today && today <= (awayTo ?? today),
    promisesKept: { part: kept, of: kept + missed },
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
  return db
    .select({ id: cases.id, reference: cases.reference, title: cases.title, status: cases.status })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .where(
      and(
        eq(caseAccess.brokerId, brokerId),
        isNull(caseAccess.closedAt),
        inArray(cases.status, [...OPEN_STATUSES]),
      ),
    )
    .orderBy(asc(cases.id));
}

function records() {
  const since = new Date(now().getTime() - LOOK_BACK_DAYS * DAY_MS).toISOString();
  const open = sql.join(
    OPEN_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  );
  const countOf = (condition: SQL) =>
    sql<number>`(select count(*) from ${caseAccess} join ${cases} on ${cases.id} = ${caseAccess.caseId}
      where ${caseAccess.brokerId} = ${partners.userId} and ${condition})`.mapWith(Number);
  const isRecent = sql`${caseAccess.openedAt} >= ${since}::timestamptz and ${caseAccess.acceptedAt} is not null`;
  return {
    openCases: countOf(sql`${caseAccess.closedAt} is null and ${cases.status} in (${open})`),
    kept: countOf(sql`${isRecent} and ${cases.firstRespondedAt} >= ${caseAccess.openedAt}
      and ${cases.firstRespondedAt} <= coalesce(${caseAccess.closedAt}, 'infinity')`),
    missed: countOf(sql`${isRecent} and ${caseAccess.closedReason} = 'promise_missed'`),
    won: countOf(sql`${isRecent} and ${caseAccess.closedAt} is null and ${cases.status} = 'won'`),
  };
}
