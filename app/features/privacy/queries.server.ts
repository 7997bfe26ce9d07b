import { asc, desc, eq, ne, type SQL } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { PrivacyRequest } from './answering/schema.ts';
import { privacyRequests } from './tables.server.ts';

const MOST = 100;

/** What people have asked to be done with their data and has not been answered, what is due first. */
export function listOpenRequests(db: Db): Promise<PrivacyRequest[]> {
  return list(db, eq(privacyRequests.state, 'open'), asc(privacyRequests.dueOn));
}

/** What was answered, newest first. */
export function listAnsweredRequests(db: Db): Promise<PrivacyRequest[]> {
  return list(db, ne(privacyRequests.state, 'open'), desc(privacyRequests.answeredAt));
}

async function list(db: Db, which: SQL, order: SQL): Promise<PrivacyRequest[]> {
  const rows = await db
    .select({ row: privacyRequests, answeredBy: people.fullName })
    .from(privacyRequests)
    .leftJoin(people, eq(people.id, privacyRequests.answeredById))
    .where(which)
    .orderBy(order, asc(privacyRequests.id))
    .limit(MOST);
  return rows.map(
    ({ row: { id, type, reference, caseId, userId, details, state, dueOn, ...row }, answeredBy }) => ({
      ...{ id, type, reference, caseId, userId, details, state, dueOn, answeredBy },
      contactMessageId: row.contactMessageId,
      isConfirmed: row.confirmTokenHash === null || row.confirmedAt !== null,
      askedAt: row.createdAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      reason: row.note,
      isUndelivered: state === 'open' && row.note !== null,
      delivered: row.delivered,
    }),
  );
}
