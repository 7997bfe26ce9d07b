import { and, eq } from 'drizzle-orm';
import { replaceAhead, splitAway } from '#app/features/brokers/availability/away-days.ts';
import { readBrokerProfile } from '#app/features/brokers/queries.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
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
    away,
    ...profile
  }: BrokerProfileInput & { brokerId: string; requestId: string },
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    const before = await readBrokerProfile(tx, brokerId);
    if (!before) throw notFound();
    const wanted = {
      ...profile,
      away: replaceAhead(before.away, away, today()),
      bio: profile.bio || null,
    };
    const [changed] = await tx
      .update(brokerProfiles)
      .set(wanted)
      .where(and(eq(brokerProfiles.userId, brokerId), eq(brokerProfiles.updatedAt, new Date(updatedAt))))
      .returning();
    if (!changed)
      throw new AppError('conflict', 'Someone else has changed this profile. Review it and try again.');
    const fields = Object.keys(wanted).filter((name) => differs(before, changed, name));
    const thing = { kind: 'user', id: brokerId };
    await recordAudit(tx, viewer, { action: 'broker.profile_changed', thing, data: { fields }, requestId });
  });
}

/** The profile of a broker; 404 for everybody else. */
export async function readProfile(db: Db, brokerId: string): Promise<BrokerProfile> {
  const row = await readBrokerProfile(db, brokerId);
  if (!row) throw notFound();
  // Their hours and calls are theirs to choose: see `availability`.
  const { userId: _, createdAt: __, weeklyHours: ___, callHours: ____, ...profile } = row;
  const { ahead } = splitAway(profile.away, today());
  return { ...profile, away: ahead, updatedAt: profile.updatedAt.toISOString() };
}

function differs(before: object, after: object, name: string): boolean {
  const [one, other] = [before, after].map((row) =>
    JSON.stringify((row as Record<string, unknown>)[name] ?? null),
  );
  return one !== other;
}
