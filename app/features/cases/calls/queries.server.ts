import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { CallRow, CaseRecords } from '#app/features/cases/records/case-records.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { callOf, NOTED_WITHIN_MINUTES } from './call-times.ts';
import type { BookedCall } from './schema.ts';
import { bookedCalls } from './tables.server.ts';

/** How many calls one look takes up; the next look finds the rest. */
const BATCH = 2_000;

/** The booked call of a case, as people read it. */
export const describeCall = (records: Pick<CaseRecords, 'calls'>): BookedCall | null =>
  readableCall(callOf(records) ?? null);

export function readableCall(call: Pick<CallRow, 'startsAt' | 'endsAt'> | null): BookedCall | null {
  return call && { startsAt: call.startsAt.toISOString(), endsAt: call.endsAt.toISOString() };
}

/** The calls that are booked with a broker and still to come, in order. */
export async function listCallsAhead(db: Db, brokerId: string): Promise<CallRow[]> {
  return db
    .select()
    .from(bookedCalls)
    .where(
      and(
        eq(bookedCalls.brokerId, brokerId),
        eq(bookedCalls.state, 'booked'),
        gt(bookedCalls.startsAt, now()),
      ),
    )
    .orderBy(asc(bookedCalls.startsAt));
}

/** Cases with a call after first contact that has passed without a note; before first contact it is a missed promise. */
export function listMissedCalls(db: Db, at: Date): Promise<{ caseId: string }[]> {
  const noted = new Date(at.getTime() - NOTED_WITHIN_MINUTES * MINUTE_MS);
  return db
    .select({ caseId: bookedCalls.caseId })
    .from(bookedCalls)
    .innerJoin(cases, eq(cases.id, bookedCalls.caseId))
    .where(
      and(eq(bookedCalls.state, 'booked'), lte(bookedCalls.endsAt, noted), isNotNull(cases.firstRespondedAt)),
    )
    .limit(BATCH);
}
