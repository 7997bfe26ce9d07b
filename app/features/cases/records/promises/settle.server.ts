import type { CaseRow, HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { campaignOf } from '#app/features/cases/rules/origin/campaign.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { settledPromises } from './tables.server.ts';

/** What became of a promise: the time that was named, whose it was to keep, and whether it was kept. */
export type Settled = { promisedFor: Date; brokerId: string | null; isKept: boolean };

/** What a first contact settles: kept by the promised time, missed after it; null where none was open. */
export function settledByContact(
  { row, access }: Pick<HeldCase, 'row' | 'access'>,
  now: Date,
): Settled | null {
  if (row.firstRespondedAt !== null) return null;
  const promisedFor = promisedTime(row, now);
  if (!promisedFor) return null;
  return { promisedFor, brokerId: access?.brokerId ?? null, isKept: now <= promisedFor };
}

/** What the passing of the promised time settles: it is the broker’s who had accepted, or nobody’s but ours. */
export function settledByMiss({ row, access }: Pick<HeldCase, 'row' | 'access'>): Settled | null {
  if (!row.promiseAt) return null;
  return { promisedFor: row.promiseAt, brokerId: access?.acceptedAt ? access.brokerId : null, isKept: false };
}

/** Writes a settled promise, in the transaction of its step. */
export async function writeSettled(
  tx: Db,
  { id: caseId, type, city, source, attribution }: CaseRow,
  { settled, now }: { settled: Settled; now: Date },
): Promise<void> {
  await tx.insert(settledPromises).values({
    ...settled,
    ...{ caseId, type, city, source, campaign: campaignOf(attribution), settledAt: now },
  });
}

/** A promise that is paused for the client runs on with what is left of it. */
function promisedTime({ promiseAt, promiseMinutesLeft }: CaseRow, now: Date): Date | null {
  if (promiseAt) return promiseAt;
  return promiseMinutesLeft === null ? null : addBusinessTime(now, { minutes: promiseMinutesLeft });
}
