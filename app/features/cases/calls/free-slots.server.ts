import { and, eq, gt, ne } from 'drizzle-orm';
import { type CallSlot, callSlots } from '#app/features/brokers/availability/call-slots.ts';
import { readBrokerProfile } from '#app/features/brokers/queries.server.ts';
import { openFor } from '#app/features/cases/queries/open-for.server.ts';
import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { BookedCall } from './schema.ts';
import { bookedCalls } from './tables.server.ts';

/** The calls that can be booked on a case now, for who may read it (404, 403). */
export async function listCallSlots(db: Db, viewer: Viewer, caseId: string): Promise<BookedCall[]> {
  return describeSlots(await listFreeSlots(db, await openFor(db, viewer, 'read', caseId)));
}

/** As they are told: when each begins and ends. */
export function describeSlots(slots: readonly CallSlot[]): BookedCall[] {
  return slots.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }));
}

/** The same as data; what the case's own call takes is free for it. None without a broker who has accepted. */
export async function listFreeSlots(
  db: Db,
  { row, access }: Pick<HeldCase, 'row' | 'access'>,
): Promise<CallSlot[]> {
  if (!access?.acceptedAt || !access.isActive) return [];
  const profile = await readBrokerProfile(db, access.brokerId);
  if (!profile?.callHours) return [];
  const taken = await db
    .select({ from: bookedCalls.startsAt, to: bookedCalls.heldUntil })
    .from(bookedCalls)
    .where(
      and(
        eq(bookedCalls.brokerId, access.brokerId),
        eq(bookedCalls.state, 'booked'),
        gt(bookedCalls.heldUntil, now()),
        ne(bookedCalls.caseId, row.id),
      ),
    );
  return callSlots(profile, taken, now());
}
