import { and, eq, isNull } from 'drizzle-orm';
import { hashInTurn } from '#app/features/accounts/passwords/password-hash.server.ts';
import { requireUncommon } from '#app/features/accounts/passwords/password-strength.server.ts';
import { hasAdmin } from '#app/features/accounts/queries.server.ts';
import { createLink, findLink, spendLink } from '#app/features/accounts/recovery/links.server.ts';
import { accountLinks } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { openAccount, refuseTaken } from './open-account.server.ts';

type NewAdmin = { token: string; username: string; fullName: string; email: string; password: string };

/** The path of a link that makes the first administrator, or null where there is one. Good once, for a day. */
export async function offerFirstAdmin(db: Db): Promise<string | null> {
  if (await hasAdmin(db)) return null;
  const { path } = await createLink(db, { purpose: 'first_admin', userId: null });
  return path;
}

/** Refuses (410) a link that is over, also because there is an administrator by now. */
export async function checkFirstAdminLink(db: Db, token: string): Promise<void> {
  await findLink(db, token, ['first_admin']);
  await requireNoAdmin(db);
}

/** Makes the first administrator. Refuses (410) a link that is over; several processes may each have printed one. */
export async function createFirstAdmin(
  db: Db,
  viewer: Viewer,
  input: NewAdmin & { requestId: string },
): Promise<void> {
  const { token, username, fullName, email, password, requestId } = input;
  await checkFirstAdminLink(db, token);
  requireUncommon(password, { username, email });
  const hash = await hashInTurn(password);
  const id = newId();
  await refuseTaken(() =>
    db.transaction(async (tx) => {
      await lockUntilCommit(tx, 'first-admin');
      await requireNoAdmin(tx);
      await spendLink(tx, token, ['first_admin']);
      const account = {
        id,
        username,
        fullName,
        email,
        // Typed by whoever reads the output of this server: no stranger waits at this address.
        emailVerified: true,
        role: 'admin' as const,
      };
      await openAccount(tx, account, hash);
      await tx
        .update(accountLinks)
        .set({ usedAt: now() })
        .where(and(eq(accountLinks.purpose, 'first_admin'), isNull(accountLinks.usedAt)));
      await recordAudit(tx, viewer, { action: 'admin.first', thing: { kind: 'user', id }, requestId });
    }),
  );
}

async function requireNoAdmin(db: Db): Promise<void> {
  if (await hasAdmin(db)) throw new AppError('gone', 'There is already an administrator. Please log in.');
}
