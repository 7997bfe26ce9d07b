import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '../../rules/statuses.ts';
import { caseAccess, cases } from '../../tables.server.ts';
import { countsToday, openedToday } from './broker-queries.server.ts';

/** How much a broker was given, as columns of a select in which `brokerId` is theirs. */
export function brokerLoad(brokerId: SQLWrapper) {
  const ofBroker = sql`${caseAccess.brokerId} = ${brokerId}`;
  const isUnconfirmed = sql`${cases.emailConfirmedAt} is null`;
  const countOf = (condition: SQL) =>
    sql<number>`(select count(*) from ${caseAccess} join ${cases} on ${cases.id} = ${caseAccess.caseId}
      where ${ofBroker} and ${condition})`.mapWith(Number);
  return {
    openCases: countOf(sql`${caseAccess.closedAt} is null and ${inArray(cases.status, [...OPEN_STATUSES])}`),
    assignedToday: countOf(countsToday()),
    unconfirmedOffers: countOf(sql`${isUnconfirmed} and ${caseAccess.closedAt} is null
      and ${caseAccess.acceptedAt} is null`),
    unconfirmedToday: countOf(sql`${isUnconfirmed} and ${openedToday()}`),
    lastAssignedAt:
      sql<Date | null>`(select max(${caseAccess.openedAt}) from ${caseAccess} where ${ofBroker})`.mapWith(
        caseAccess.openedAt,
      ),
  };
}
