import { inArray } from 'drizzle-orm';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** What says whether a quote can be begun on each of these cases. No permission is asked. */
export async function listReadinessFacts(db: Db, caseIds: readonly string[]) {
  if (caseIds.length === 0) return [];
  return db
    .select({
      id: cases.id,
      type: cases.type,
      details: cases.details,
      emailConfirmedAt: cases.emailConfirmedAt,
      contactMethod: cases.contactMethod,
      contactEmail: cases.contactEmail,
      contactPhone: cases.contactPhone,
    })
    .from(cases)
    .where(inArray(cases.id, [...caseIds]));
}
