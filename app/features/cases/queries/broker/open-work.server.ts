import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, caseEvents, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** What a person does to their case that their broker should look at. */
const ASKS_FOR_AN_ANSWER = [
  ...(['information_given', 'quote_decided', 'changes_asked', 'answers_corrected', 'reopened'] as const),
  'certificate_requested',
] as const;

const lastBy = (roles: string, kinds = '') =>
  sql<Date | null>`(select max(done.created_at) from ${caseEvents} done
    where done.case_id = ${cases.id} and done.actor_role in (${sql.raw(roles)}) ${sql.raw(kinds)})`.mapWith(
    caseEvents.createdAt,
  );
const ASKING = `and done.kind in (${ASKS_FOR_AN_ANSWER.map((kind) => `'${kind}'`).join(', ')})`;

/**
 * The open cases that are with a broker, with all that says what is to be done next and by when. There are as many as
 * a person can work on. No permission is asked; of a case that was not accepted the caller shows no contact.
 */
export async function listOpenWork(db: Db, brokerId: string) {
  return db
    .select({
      id: cases.id,
      reference: cases.reference,
      type: cases.type,
      title: cases.title,
      status: cases.status,
      stage: cases.stage,
      city: cases.city,
      contactName: cases.contactFullName,
      contactEmail: cases.contactEmail,
      contactPhone: cases.contactPhone,
      contactMethod: cases.contactMethod,
      acceptBy: cases.acceptBy,
      promiseAt: cases.promiseAt,
      firstRespondedAt: cases.firstRespondedAt,
      waitingSince: cases.waitingSince,
      remindAt: cases.remindAt,
      changedAt: cases.updatedAt,
      callAt: bookedCalls.startsAt,
      version: cases.version,
      openedAt: caseAccess.openedAt,
      acceptedAt: caseAccess.acceptedAt,
      personActedAt: lastBy("'client', 'visitor'", ASKING),
      staffActedAt: lastBy("'broker', 'admin'"),
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .leftJoin(bookedCalls, and(eq(bookedCalls.caseId, cases.id), eq(bookedCalls.state, 'booked')))
    .where(
      and(
        eq(caseAccess.brokerId, brokerId),
        isNull(caseAccess.closedAt),
        inArray(cases.status, [...OPEN_STATUSES]),
      ),
    );
}

export type OpenWork = Awaited<ReturnType<typeof listOpenWork>>[number];
