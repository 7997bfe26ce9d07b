import { asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { contactReferences } from '#app/features/contact/queries.server.ts';
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
    .select({
      row: privacyRequests,
      answeredBy: people.fullName,
      messageReference: contactReferences.reference,
      writtenAt: contactReferences.sentAt,
      senderName: contactReferences.senderName,
      ownerName: sql<
        string | null
      >`(select people.full_name from ${people} where people.id = ${privacyRequests.userId})`,
    })
    .from(privacyRequests)
    .leftJoin(people, eq(people.id, privacyRequests.answeredById))
    .leftJoin(contactReferences, eq(contactReferences.id, privacyRequests.contactMessageId))
    .where(which)
    .orderBy(order, asc(privacyRequests.id))
    .limit(MOST);
  return rows.map(
    ({
      row: { id, type, reference, caseId, userId, details, state, dueOn, ...row },
      ownerName,
      senderName,
      writtenAt,
      ...named
    }) => ({
      ...{ id, type, reference, caseId, userId, details, state, dueOn, ...named },
      contactMessageId: row.contactMessageId,
      initials: initialsOf(ownerName ?? senderName),
      isConfirmed: row.confirmTokenHash === null || row.confirmedAt !== null,
      // Who wrote has asked then, whenever somebody read it.
      askedAt: (writtenAt ?? row.createdAt).toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      reason: row.note,
      isUndelivered: state === 'open' && row.note !== null,
      delivered: row.delivered,
    }),
  );
}

/** `K. B.` */
function initialsOf(name: string | null): string | null {
  const letters = name?.split(/\s+/).flatMap(([first]) => (first ? [`${first}.`] : [])) ?? [];
  return letters.join(' ') || null;
}
