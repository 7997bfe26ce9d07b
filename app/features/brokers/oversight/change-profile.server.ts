import { and, eq } from 'drizzle-orm';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { BrokerProfile, BrokerProfileInput } from './schema.ts';

/**
 * Changes what a broker is licensed for and which requests reach them; matching goes by it at once. Refuses (404) who
 * is no broker, and (409) a profile that somebody has changed since it was read.
 */
export async function changeBrokerProfile(
  db: Db,
  viewer: Viewer,
  {
    brokerId,
    updatedAt,
    requestId,
    ...profile
  }: BrokerProfileInput & { brokerId: string; requestId: string },
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    const before = await readProfile(tx, brokerId);
    const [changed] = await tx
      .update(brokerProfiles)
      .set({ ...profile, bio: profile.bio || null })
      .where(and(eq(brokerProfiles.userId, brokerId), eq(brokerProfiles.updatedAt, new Date(updatedAt))))
      .returning();
    if (!changed)
      throw new AppError('conflict', 'Somebody has changed this profile meanwhile. Review it and try again.');
    const fields = Object.keys(profile).filter((name) =>
      differs(before, changed, name as keyof BrokerProfile),
    );
    const thing = { kind: 'user', id: brokerId };
    await recordAudit(tx, viewer, { action: 'broker.profile_changed', thing, data: { fields }, requestId });
  });
}

/** The profile of a broker; 404 for everybody else. */
export async function readProfile(db: Db, brokerId: string): Promise<BrokerProfile> {
  const [row] = await db.select().from(brokerProfiles).where(eq(brokerProfiles.userId, brokerId));
  if (!row) throw notFound();
  // Their hours and calls are theirs to choose: see `availability`.
  const { userId: _, createdAt: __, weeklyHours: ___, callHours: ____, ...profile } = row;
  return { ...profile, updatedAt: profile.updatedAt.toISOString() };
}

function differs(before: object, after: object, name: string): boolean {
  const [one, other] = [before, after].map((row) =>
    JSON.stringify((row as Record<string, unknown>)[name] ?? null),
  );
  return one !== other;
}
