import { eq, sql } from 'drizzle-orm';
import { consents } from '#app/features/ledger/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { requireSelf, type UserViewer } from './account-env.server.ts';
import { listSessions, readMailPreferences } from './queries.server.ts';
import { brokerProfiles, privacyRequests, users } from './tables.server.ts';

/** What another noun adds to the download of somebody's data, under its own name. */
export type ExportPart = { name: string; read: (db: Db, viewer: UserViewer) => Promise<unknown> };

/** Everything we keep about the viewer, but for secrets, for them to download. */
export async function exportOwnData(db: Db, viewer: Parameters<typeof requireSelf>[0], parts: ExportPart[]) {
  const self = requireSelf(viewer);
  const [user] = await db.select().from(users).where(eq(users.id, self.id));
  if (!user) throw notFound();
  const { username, displayUsername, phoneE164: _, image: __, ...account } = user;
  const [brokerProfile] = await db.select().from(brokerProfiles).where(eq(brokerProfiles.userId, self.id));
  const added: Record<string, unknown> = {};
  for (const { name, read } of parts) added[name] = await read(db, self);
  return {
    exportedAt: now(),
    account: { ...account, username: displayUsername ?? username },
    ...(brokerProfile && { brokerProfile }),
    // Consents are kept by address. Of an address that was never confirmed they may be somebody else's.
    consents: user.emailVerified ? await listConsents(db, user.email) : [],
    notificationPreferences: await readMailPreferences(db, self.id),
    sessions: await listSessions(db, self.id, ''),
    privacyRequests: await db.select().from(privacyRequests).where(eq(privacyRequests.userId, self.id)),
    ...added,
  };
}

async function listConsents(db: Db, email: string) {
  return db
    .select({
      purpose: consents.purpose,
      textVersion: consents.textVersion,
      page: consents.page,
      method: consents.method,
      at: consents.at,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(eq(sql`lower(${consents.email})`, email.toLowerCase()));
}
