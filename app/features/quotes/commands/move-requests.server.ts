import { and, eq, inArray } from 'drizzle-orm';
import { quoteRequests, trackingLinks } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/**
 * Moves requests of the form, with the links that were mailed for them, from one case to another: all of a case unless
 * some are named. Returns the ids of those that were there. The caller holds both cases and has permitted it.
 */
export async function moveRequests(
  tx: Db,
  { fromId, toId, ids }: { fromId: string; toId: string; ids?: readonly string[] },
): Promise<string[]> {
  const moved = await tx
    .update(quoteRequests)
    .set({ caseId: toId })
    .where(and(eq(quoteRequests.caseId, fromId), ids ? inArray(quoteRequests.id, [...ids]) : undefined))
    .returning({ id: quoteRequests.id });
  const requestIds = moved.map(({ id }) => id);
  if (requestIds.length > 0)
    await tx.update(trackingLinks).set({ caseId: toId }).where(inArray(trackingLinks.requestId, requestIds));
  return requestIds;
}
