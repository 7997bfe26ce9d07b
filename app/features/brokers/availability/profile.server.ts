import { eq } from 'drizzle-orm';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { replaceAhead } from './away-days.ts';
import type { CallHours } from './call-slots.ts';
import type { AvailabilityInput } from './schema.ts';

export type BrokerProfile = typeof brokerProfiles.$inferSelect;

/** The viewer’s own profile as a broker; 404 for who is none. */
export async function findOwnProfile(db: Db, viewer: Viewer): Promise<BrokerProfile> {
  if (viewer.kind !== 'user' || viewer.role !== 'broker') throw notFound();
  const [profile] = await db.select().from(brokerProfiles).where(eq(brokerProfiles.userId, viewer.id));
  return profile ?? refuse();
}

/** A profile as it would be with these choices. */
export function withAvailability(profile: BrokerProfile, input: AvailabilityInput): BrokerProfile {
  const { version: _, away, callHours, ...rest } = input;
  return {
    ...profile,
    ...rest,
    away: replaceAhead(profile.away, away, today()),
    callHours: offeredCalls(callHours),
  };
}

function offeredCalls({ minutes, buffer, notice }: AvailabilityInput['callHours']): CallHours | null {
  if (minutes === 'none') return null;
  return { minutes: Number(minutes), buffer: Number(buffer), notice: Number(notice) } as CallHours;
}

/** Keeps when and what the viewer takes, from now on. Refuses (404) who is no broker, (409) a stale version. */
export async function saveAvailability(
  db: Db,
  viewer: Viewer,
  input: AvailabilityInput & { requestId: string },
): Promise<BrokerProfile> {
  const { requestId, ...choices } = input;
  return db.transaction(async (tx) => {
    const { userId } = await findOwnProfile(tx, viewer);
    const [held] = await tx
      .select()
      .from(brokerProfiles)
      .where(eq(brokerProfiles.userId, userId))
      .for('update');
    if (!held) return refuse();
    if (held.updatedAt.toISOString() !== new Date(choices.version).toISOString()) {
      throw new AppError('conflict', 'This was changed on another page. Review and try again.');
    }
    const { away, dailyCap, types, cities, weeklyHours, callHours } = withAvailability(held, choices);
    // A version of its own for each change, even within a millisecond.
    const updatedAt = new Date(Math.max(Date.now(), held.updatedAt.getTime() + 1));
    const [saved] = await tx
      .update(brokerProfiles)
      .set({ away, dailyCap, types, cities, weeklyHours, callHours, updatedAt })
      .where(eq(brokerProfiles.userId, userId))
      .returning();
    await recordAudit(tx, viewer, {
      action: 'broker.availability_changed',
      thing: { kind: 'user', id: userId },
      requestId,
    });
    await announce(tx, { topics: ['availability', 'cases/broker/stats'], userIds: [userId] });
    return saved ?? held;
  });
}

function refuse(): never {
  throw notFound();
}
