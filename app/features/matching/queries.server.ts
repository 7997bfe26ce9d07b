import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#app/features/accounts/tables.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { countsToday, openedToday, startOfToday } from '#app/features/cases/queries/broker-queries.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Candidate, Matchable } from './rules.ts';

/** How many waiting cases one sweep looks at; the oldest come first. */
const POOL_LIMIT = 2_000;

const ofBroker = sql`${caseAccess.brokerId} = ${brokerProfiles.userId}`;

const isUnconfirmed = sql`${cases.emailConfirmedAt} is null`;

/** How many of a broker's accesses are so. */
function countOf(condition: SQL) {
  return sql<number>`(select count(*) from ${caseAccess} join ${cases} on ${cases.id} = ${caseAccess.caseId}
    where ${ofBroker} and ${condition})`.mapWith(Number);
}

/** Every active broker with what matching needs to know of them. */
export async function listCandidates(db: Db): Promise<Candidate[]> {
  const rows = await db
    .select({
      brokerId: brokerProfiles.userId,
      licenceClasses: brokerProfiles.licenceClasses,
      licenceExpiresOn: brokerProfiles.licenceExpiresOn,
      types: brokerProfiles.types,
      cities: brokerProfiles.cities,
      dailyCap: brokerProfiles.dailyCap,
      awayFrom: brokerProfiles.awayFrom,
      awayTo: brokerProfiles.awayTo,
      assignedToday: countOf(countsToday()),
      unconfirmedOffers: countOf(sql`${isUnconfirmed} and ${caseAccess.closedAt} is null
        and ${caseAccess.acceptedAt} is null`),
      unconfirmedToday: countOf(sql`${isUnconfirmed} and ${openedToday()}`),
      lastAssignedAt:
        sql<Date | null>`(select max(${caseAccess.openedAt}) from ${caseAccess} where ${ofBroker})`.mapWith(
          caseAccess.openedAt,
        ),
    })
    .from(brokerProfiles)
    .innerJoin(users, eq(users.id, brokerProfiles.userId))
    .where(and(eq(users.status, 'active'), eq(users.role, 'broker')));
  return rows.map((row) => ({ ...row, active: true }));
}

type Waiting = Matchable & { caseId: string };

const matchable = () => ({
  caseId: cases.id,
  type: cases.type,
  city: cases.city,
  promiseAt: cases.promiseAt,
  isConfirmed: sql<boolean>`email_confirmed_at is not null`,
  // Plain names: in a select from one table, Drizzle leaves the table off its columns, and `id` would be the wrong one.
  triedBrokerIds: sql<string[]>`array(
    select tried.broker_id::text from case_access tried
    where tried.case_id = cases.id and (tried.closed_reason = 'returned'
      or (tried.closed_reason in ('expired', 'promise_missed') and tried.closed_at >= ${startOfToday()})))`,
  ownerIds: sql<string[]>`array(
    select owner.id::text from users owner
    where owner.id = cases.client_id or lower(owner.email) = lower(cases.contact_email))`,
});

/** A case that waits for a broker, held until the end of the transaction; null when it waits no more. */
export async function lockWaitingCase(tx: Db, caseId: string): Promise<Waiting | null> {
  const [held] = await tx
    .select({ status: cases.status })
    .from(cases)
    .where(eq(cases.id, caseId))
    .for('update');
  if (held?.status !== 'new') return null;
  const [waiting] = await tx.select(matchable()).from(cases).where(eq(cases.id, caseId));
  return waiting ?? null;
}

/** The cases that wait for a broker: those that are confirmed first, the oldest of them before the others. */
export async function listPool(db: Db): Promise<Waiting[]> {
  return db
    .select(matchable())
    .from(cases)
    .where(eq(cases.status, 'new'))
    .orderBy(sql`${cases.emailConfirmedAt} is null`, asc(cases.id))
    .limit(POOL_LIMIT);
}
