import { and, desc, eq, gt, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { OPEN_STATUSES } from '../rules/statuses.ts';
import { cases } from '../tables.server.ts';

const MOST = 30;

type CaseType = typeof cases.$inferSelect.type;

/** The open cases of a mailbox for one kind of coverage, the newest first: thirty at most. */
export async function listOpenOfMailbox(
  db: Db,
  { email, type, since }: { email: string; type: CaseType; since?: Date },
): Promise<(typeof cases.$inferSelect)[]> {
  return db
    .select()
    .from(cases)
    .where(
      and(
        eq(sql`lower(${cases.contactEmail})`, email.toLowerCase()),
        eq(cases.type, type),
        inArray(cases.status, [...OPEN_STATUSES]),
        since && gt(cases.createdAt, since),
      ),
    )
    .orderBy(desc(cases.createdAt))
    .limit(MOST);
}

/** The cases of a mailbox that belong to no account, open or closed, the newest first. */
export function listUnclaimedOfMailbox(db: Db, email: string) {
  return db
    .select({ id: cases.id, reference: cases.reference, status: cases.status })
    .from(cases)
    .where(and(eq(sql`lower(${cases.contactEmail})`, email.toLowerCase()), isNull(cases.clientId)))
    .orderBy(desc(cases.createdAt));
}

/** Whether a case was found not to be a real request, as a condition on the column that names it. */
export function isSpamCase(caseId: SQLWrapper) {
  return sql`exists (select from ${cases} spam where spam.id = ${caseId} and spam.status = 'spam')`;
}
