import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { tell } from '#app/features/cases/records/tell.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { callOf } from './call-times.ts';
import { toldOf } from './told-of-call.server.ts';

type Reminder = { caseId: string; startsAt: string };

/**
 * Reminds the person and the broker of a booked call. Nobody is reminded of one that was moved, cancelled or has begun:
 * `startsAt` is the time the reminder was queued for. Changes nothing of the case.
 */
export async function remindOfCall(db: Db, { caseId, startsAt }: Reminder): Promise<boolean> {
  const held = await findCase(db, caseId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  const call = held && callOf(held.records);
  if (!held?.access || call?.startsAt.toISOString() !== startsAt || call.startsAt <= now()) return false;
  const { row, access } = held;
  const isSoon = call.startsAt.getTime() - now().getTime() < SOON_MS;
  const about = { ...toldOf(call, access), isSoon };
  const occasion = `${call.id} ${startsAt} ${isSoon ? 'hour' : 'day'}`;
  await db.transaction(async (tx) => {
    const known = { row, isForgotten: false };
    await tell(tx, known, { kind: 'call_near', to: 'person', data: about, occasion });
    await tell(tx, known, { kind: 'call_near_broker', to: access, data: about, occasion });
  });
  return true;
}

/** The second reminder comes an hour before; a day's that comes late enough is that one. */
const SOON_MS = 2 * HOUR_MS;
