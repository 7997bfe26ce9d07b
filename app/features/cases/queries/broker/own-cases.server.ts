import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { caseAccess, caseEvents, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/**
 * What came of the cases that a broker was given since an instant, for their own numbers: when each was given, accepted
 * and first contacted, and how it ended. Who the people are is left out.
 */
export async function listOwnCases(db: Db, brokerId: string, since: Date) {
  // Of this broker alone: another may have had the case before or after.
  const contactAt = sql<Date | null>`(select min(contact.created_at) from ${caseEvents} contact
    where contact.case_id = ${cases.id} and contact.actor_id = ${caseAccess.brokerId}
      and contact.created_at >= ${caseAccess.openedAt}
      and (contact.kind = 'quotes_sent'
        or (contact.kind = 'contact' and contact.data->>'outcome' is distinct from 'no_answer')))`;
  return db
    .select({
      type: cases.type,
      status: cases.status,
      openedAt: caseAccess.openedAt,
      acceptedAt: caseAccess.acceptedAt,
      endedBy: caseAccess.closedReason,
      contactAt: contactAt.mapWith(caseEvents.createdAt),
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .where(and(eq(caseAccess.brokerId, brokerId), gte(caseAccess.openedAt, since)))
    .orderBy(asc(caseAccess.openedAt));
}

export type OwnCase = Awaited<ReturnType<typeof listOwnCases>>[number];
