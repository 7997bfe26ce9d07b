import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/**
 * Gives a client the requests that were sent with their email address before. Does nothing while the address is
 * not confirmed: anybody can type it. Returns how many cases it gave.
 */
export async function claimCases(db: Db, viewer: Viewer, { userId }: { userId: string }): Promise<number> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.emailVerified, true), eq(users.status, 'active')));
    if (!user) return 0;
    const claimed = await tx
      .update(cases)
      .set({ clientId: userId })
      .where(and(isNull(cases.clientId), eq(sql`lower(${cases.contactEmail})`, user.email.toLowerCase())))
      .returning({ id: cases.id });
    if (claimed.length > 0) await announce(tx, { topics: ['cases'], userIds: [userId] });
    for (const { id } of claimed) {
      await recordAudit(tx, viewer, {
        action: 'case.claimed',
        thing: { kind: 'case', id },
        data: { userId },
      });
    }
    return claimed.length;
  });
}
