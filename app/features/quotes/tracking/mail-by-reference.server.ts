import { eq } from 'drizzle-orm';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { mailAnotherLink } from './links.server.ts';
import { lockMailbox } from './mailbox.server.ts';

/**
 * Mails one more tracking link for the request of a reference, to the address on file and nobody else: three a day go
 * out. An unknown reference is nothing to do.
 */
export async function mailLinkByReference(tx: Db, reference: string): Promise<void> {
  const [request] = await tx
    .select({ id: quoteRequests.id, caseId: quoteRequests.caseId })
    .from(quoteRequests)
    .where(eq(quoteRequests.reference, reference));
  if (request) await mailAnotherLink(tx, await lockMailbox(tx, request.caseId), request.id);
}
