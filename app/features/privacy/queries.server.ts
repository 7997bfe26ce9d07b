import { asc, eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { privacyRequests } from './tables.server.ts';

/** What people have asked to be done with their data and has not been answered, what is due first. */
export async function listOpenRequests(db: Db) {
  return db
    .select({
      ...{ id: privacyRequests.id, type: privacyRequests.type, dueOn: privacyRequests.dueOn },
      // Whose it is, or which case of theirs: where an administrator goes to handle it.
      ...{ userId: privacyRequests.userId, caseId: privacyRequests.caseId },
      reference: privacyRequests.reference,
    })
    .from(privacyRequests)
    .where(eq(privacyRequests.state, 'open'))
    .orderBy(asc(privacyRequests.dueOn))
    .limit(20);
}
