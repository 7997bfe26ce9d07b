import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { requireSelf } from '#app/features/accounts/account-env.server.ts';
import type { ExportPart } from '#app/features/accounts/export-part.server.ts';
import { listSessions, readAccount } from '#app/features/accounts/queries.server.ts';
import { awayOutput } from '#app/features/brokers/availability/away-days.ts';
import { readBrokerProfile } from '#app/features/brokers/queries.server.ts';
import { listConsents } from '#app/features/ledger/queries.server.ts';
import { readPreferences } from '#app/features/notifications/preferences/preferences.server.ts';
import { listNotices } from '#app/features/notifications/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { exportCases, exportedCase } from './case-archive/export-cases.server.ts';
import { consentText } from './given-consents/consent-text.server.ts';
import { privacyRequests } from './tables.server.ts';

const instant = z.date().nullable();

/** What we keep of somebody that is theirs to read: notes that people of this site wrote for each other are not. */
const ownData = z.object({
  exportedAt: z.date(),
  account: z.object({
    id: z.uuid(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    role: z.string(),
    status: z.string(),
    timezone: z.string(),
    termsVersion: z.string().nullable(),
    termsAcceptedAt: instant,
    lastLoginAt: instant,
    twoFactorEnabled: z.boolean(),
    createdAt: z.date(),
  }),
  brokerProfile: z
    .object({
      brokerage: z.string(),
      licenceNumber: z.string(),
      licenceClasses: z.array(z.string()),
      licenceExpiresOn: z.string(),
      types: z.array(z.string()),
      cities: z.array(z.string()),
      languages: z.array(z.string()),
      dailyCap: z.int(),
      away: awayOutput,
      bio: z.string().nullable(),
    })
    .optional(),
  consents: z.array(
    z.object({
      purpose: z.string(),
      textVersion: z.string(),
      /** The very words; null where none of ours have the hash that was kept. */
      text: z.string().nullable(),
      page: z.string(),
      method: z.string(),
      at: z.date(),
      withdrawnAt: instant,
    }),
  ),
  cases: z.array(exportedCase),
  notificationPreferences: z.record(z.string(), z.string()),
  notices: z.array(
    z.object({
      title: z.string(),
      body: z.string(),
      at: z.iso.datetime(),
      readAt: z.iso.datetime().nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      device: z.string(),
      remembered: z.boolean(),
      startedAt: z.string(),
      lastSeenAt: z.string(),
    }),
  ),
  privacyRequests: z.array(
    z.object({
      type: z.string(),
      details: z.string().nullable(),
      state: z.string(),
      dueOn: z.string(),
      createdAt: z.date(),
    }),
  ),
});

/** What other nouns add to the download, and the site's setting. */
export type ExportParts = { parts: ExportPart[]; isQuotesOn: boolean };

/** Everything we keep about the viewer that they may see, for them to download. `isQuotesOn` is the site's setting. */
export async function exportOwnData(
  db: Db,
  viewer: Parameters<typeof requireSelf>[0],
  { parts, isQuotesOn }: ExportParts,
) {
  const self = requireSelf(viewer);
  const user = await readAccount(db, self.id);
  const brokerProfile = await readBrokerProfile(db, self.id);
  const added: Record<string, unknown> = {};
  for (const { name, shape, read } of parts) added[name] = shape.parse(await read(db, self));
  const own = ownData.parse({
    exportedAt: now(),
    account: { ...user, username: user.displayUsername ?? user.username },
    ...(brokerProfile && { brokerProfile }),
    // Consents are kept by address. Of an address that was never confirmed they may be somebody else's.
    consents: (user.emailVerified ? await listConsents(db, user.email) : []).map((consent) => ({
      ...consent,
      text: consentText(consent),
    })),
    cases: await exportCases(db, self, isQuotesOn),
    notificationPreferences: (await readPreferences(db, self.id)).email,
    notices: await listNotices(db, self.id),
    sessions: await listSessions(db, self.id, ''),
    privacyRequests: await db.select().from(privacyRequests).where(eq(privacyRequests.userId, self.id)),
  });
  return { ...own, ...added };
}
