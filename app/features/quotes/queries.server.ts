import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { quoteRequests } from './tables.server.ts';

/** The case that a request opened or joined, by the request's reference; null when there is no such request. */
export async function findCaseOfRequest(db: Db, reference: string): Promise<string | null> {
  const [request] = await db
    .select({ caseId: quoteRequests.caseId })
    .from(quoteRequests)
    .where(eq(quoteRequests.reference, reference));
  return request?.caseId ?? null;
}
