import { lt } from 'drizzle-orm';
import { spentCodes } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';

/** A code is right for its 30 seconds, and for those before and after it: so long it could come a second time. */
const REMEMBERED_MS = 2 * 60_000;

/** Uses a right code of an authenticator app up. False where it was used before; of several at once one is true. */
export async function spendCode(db: Db, userId: string, code: string): Promise<boolean> {
  const expiresAt = new Date(now().getTime() + REMEMBERED_MS);
  const spent = await db
    .insert(spentCodes)
    .values({ userId, codeHash: hashToken(code), expiresAt })
    .onConflictDoUpdate({
      target: [spentCodes.userId, spentCodes.codeHash],
      set: { expiresAt },
      setWhere: lt(spentCodes.expiresAt, now()),
    })
    .returning({ userId: spentCodes.userId });
  return spent.length > 0;
}
