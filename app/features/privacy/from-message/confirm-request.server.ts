import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';

const unknown = () =>
  new AppError('gone', 'This link is not complete, or the request has been answered. Nothing has changed.');

/** What the holder of a mailed link asked for, and whether they have confirmed it. Refuses (410) a link that is unknown or over. */
export async function readAsked(db: Db, token: string) {
  const [found] = await db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.confirmTokenHash, hashToken(token)));
  if (found?.state !== 'open') throw unknown();
  const { type, dueOn, confirmedAt } = found;
  return { type, dueOn, isConfirmed: confirmedAt !== null };
}

/** The mailbox says that it asked. Twice is once; refuses what `readAsked` refuses. */
export async function confirmAsked(db: Db, token: string): Promise<void> {
  await readAsked(db, token);
  await db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(privacyRequests)
      .set({ confirmedAt: now() })
      .where(and(eq(privacyRequests.confirmTokenHash, hashToken(token)), isNull(privacyRequests.confirmedAt)))
      .returning({ id: privacyRequests.id });
    if (!confirmed) return;
    const thing = { kind: 'privacy_request', id: confirmed.id };
    await recordAudit(tx, VISITOR, { action: 'privacy.request_confirmed', thing });
    await announce(tx, { topics: ['privacy-requests', 'cases/list/overview'], roles: ['admin'] });
  });
}
