import { lt } from 'drizzle-orm';
import { accountLinks, sessions, spentCodes, verifications } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Used and expired links stay this long, so that an old one is answered with what happened to it. */
const LINKS_KEPT_MS = 30 * 86_400_000;

/** Deletes sessions, proofs and used codes that are over, and links that were over 30 days ago. */
export async function forgetExpired(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now()));
  await db.delete(verifications).where(lt(verifications.expiresAt, now()));
  await db.delete(spentCodes).where(lt(spentCodes.expiresAt, now()));
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, new Date(now().getTime() - LINKS_KEPT_MS)));
}
