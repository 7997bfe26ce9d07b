import { count, gte } from 'drizzle-orm';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** How many cases began since an instant, by type and city. It says nothing about anybody. */
export async function countRecentDemand(db: Db, since: Date) {
  return db
    .select({ type: cases.type, city: cases.city, cases: count() })
    .from(cases)
    .where(gte(cases.createdAt, since))
    .groupBy(cases.type, cases.city);
}
