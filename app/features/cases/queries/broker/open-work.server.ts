import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { certificateRequests } from '#app/features/cases/certificates/tables.server.ts';
import { informationRequests } from '#app/features/cases/information-requests/tables.server.ts';
import type { EventKind } from '#app/features/cases/records/events.ts';
import { isBookedCall, listTurnFacts } from '#app/features/cases/records/turns.server.ts';
import { TO_LOOK_AT } from '#app/features/cases/records/waits.server.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, caseEvents, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/**
 * The open cases that are with a broker, and those with a policy whose client has written or asked for something since, with all that says what is to be done next and by when. There are as many as
 * a person can work on. `planned` are cases of which something is to be done yet: with a policy they count too. No
 * permission is asked; of a case that was not accepted the caller shows no contact.
 */
export async function listOpenWork(db: Db, brokerId: string, planned: readonly string[] = []) {
  const openCertificate = db
    .select({ id: certificateRequests.id })
    .from(certificateRequests)
    .where(and(eq(certificateRequests.caseId, cases.id), eq(certificateRequests.state, 'requested')));
  const rows = await db
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
      contactWindows: cases.contactWindows,
      contactEarliestOn: cases.contactEarliestOn,
      acceptBy: cases.acceptBy,
      promiseAt: cases.promiseAt,
      pausedPromiseAt: cases.pausedPromiseAt,
      firstRespondedAt: cases.firstRespondedAt,
      waitingSince: cases.waitingSince,
      remindAt: cases.remindAt,
      reopenedAt: cases.reopenedAt,
      reopenedFrom: cases.reopenedFrom,
      changedAt: cases.updatedAt,
      callAt: bookedCalls.startsAt,
      version: cases.version,
      openedAt: caseAccess.openedAt,
      acceptedAt: caseAccess.acceptedAt,
      personWroteAt: cases.personWroteAt,
      personActedAt: cases.personActedAt,
      unreachedSince: cases.unreachedSince,
      ...whatWasBefore(db),
      toConfirm: submittedOf(db),
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .leftJoin(bookedCalls, isBookedCall)
    .where(
      and(
        eq(caseAccess.brokerId, brokerId),
        isNull(caseAccess.closedAt),
        or(
          inArray(cases.status, [...OPEN_STATUSES]),
          and(
            eq(cases.status, 'won'),
            or(
              isNotNull(cases.personWroteAt),
              isNotNull(cases.personActedAt),
              exists(openCertificate),
              inArray(cases.id, [...planned]),
            ),
          ),
        ),
      ),
    );
  const [factsOf, acts] = await Promise.all([listTurnFacts(db, rows), listActs(db, rows)]);
  return rows.map((row) => ({ ...row, ...factsOf(row.id), act: acts.get(row.id) ?? null }));
}

/** How much of what the person was asked for is there to be confirmed. */
function submittedOf(db: Db) {
  const { caseId, state } = informationRequests;
  return sql<number>`${db
    .select({ many: count() })
    .from(informationRequests)
    .where(and(eq(caseId, cases.id), eq(state, 'submitted')))}`.mapWith(Number);
}

/** What its person has been through before the broker has it who has it now. */
function whatWasBefore(db: Db) {
  return {
    returnedAt: returnedBefore(db),
    isPassedOn: isPassedOn(db),
    sentAt: cases.createdAt,
    firstContactAt: cases.firstContactAt,
  };
}

/** When the same broker gave the case back before: only an administrator can have sent it to them again. */
function returnedBefore(db: Db) {
  const before = alias(caseAccess, 'before');
  const { caseId, brokerId, closedAt, closedReason } = before;
  return sql<Date | null>`${db
    .select({ at: max(closedAt) })
    .from(before)
    .where(
      and(eq(caseId, caseAccess.caseId), eq(brokerId, caseAccess.brokerId), eq(closedReason, 'returned')),
    )}`.mapWith(closedAt);
}

/** Whether another broker had the case before. */
function isPassedOn(db: Db) {
  const before = alias(caseAccess, 'earlier');
  return sql<boolean>`${exists(
    db
      .select({ id: before.id })
      .from(before)
      .where(and(eq(before.caseId, caseAccess.caseId), ne(before.brokerId, caseAccess.brokerId))),
  )}`;
}

/** Of each of these cases on which the person did something that nobody has looked at, what that was last. */
async function listActs(db: Db, among: readonly { id: string; personActedAt: Date | null }[]) {
  const ids = among.filter(({ personActedAt }) => personActedAt !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map<string, PersonAct>();
  const rows = await db
    .selectDistinctOn([caseEvents.caseId], {
      caseId: caseEvents.caseId,
      kind: caseEvents.kind,
      data: caseEvents.data,
    })
    .from(caseEvents)
    .where(
      and(
        inArray(caseEvents.caseId, ids),
        inArray(caseEvents.kind, [...TO_LOOK_AT]),
        inArray(caseEvents.actorRole, ['client', 'visitor']),
      ),
    )
    .orderBy(asc(caseEvents.caseId), desc(caseEvents.id));
  return new Map(rows.map(({ caseId, kind, data }) => [caseId, actOf(kind, data)]));
}

/** What a person did, as far as it changes what their broker does next. */
type PersonAct = {
  what: 'sent' | 'corrected' | 'changes' | 'interested' | 'declined' | 'reopened';
  /** Of the quote that they decided on. */
  insurer: string | null;
  /** What they wrote with it. */
  words: string | null;
};

function actOf(kind: EventKind, { decision, insurer, reason, note }: Record<string, unknown>): PersonAct {
  const whose = typeof insurer === 'string' ? insurer : null;
  const written = kind === 'changes_asked' ? note : reason;
  const words = typeof written === 'string' && written !== '' ? written : null;
  if (kind === 'quote_decided' && (decision === 'interested' || decision === 'declined')) {
    return { what: decision, insurer: whose, words };
  }
  return { what: ACTS[kind] ?? 'sent', insurer: null, words: kind === 'changes_asked' ? words : null };
}

const ACTS: Partial<Record<EventKind, PersonAct['what']>> = {
  changes_asked: 'changes',
  answers_corrected: 'corrected',
  reopened: 'reopened',
};

export type OpenWork = Awaited<ReturnType<typeof listOpenWork>>[number];
