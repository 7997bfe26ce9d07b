import { and, eq, isNull } from 'drizzle-orm';
import { tellOthers } from '#app/features/contact/inbox/inbox.server.ts';
import { contactMessages, preparedRequests } from '#app/features/contact/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { systemViewer } from '#app/platform/viewer.ts';

/**
 * Links a message to the request that its sender has made of it, and closes it. Does nothing for a token that is not known,
 * and where an earlier request is linked.
 */
export async function notePreparedSent(
  db: Db,
  { tokenHash, caseId }: { tokenHash: string; caseId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [prepared] = await tx
      .select({ messageId: preparedRequests.messageId })
      .from(preparedRequests)
      .where(eq(preparedRequests.tokenHash, tokenHash));
    if (!prepared) return;
    const [linked] = await tx
      .update(contactMessages)
      .set({ caseId, state: 'closed' })
      .where(and(eq(contactMessages.id, prepared.messageId), isNull(contactMessages.caseId)))
      .returning({ id: contactMessages.id });
    if (!linked) return;
    const thing = { kind: 'contact_message', id: linked.id };
    const viewer = systemViewer('prepared-request');
    await recordAudit(tx, viewer, { action: 'contact.became_request', thing, data: { caseId } });
    await tellOthers(tx);
  });
}
