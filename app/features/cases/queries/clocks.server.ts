import { callOf } from '#app/features/cases/calls/call-times.ts';
import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { REOPEN_DAYS } from '#app/features/cases/rules/reopening/reopen-days.ts';
import { type CaseActor, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseClock } from '#app/features/cases/schema.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';

const REOPENABLE: readonly string[] = ['won', 'lost', 'withdrawn'];

/**
 * The clocks of a case that this reader has to do with: what runs out when, and what stands still because it is the
 * client's turn. The time to accept is the broker's and ours.
 */
export function clocksOf({ row, records }: Pick<HeldCase, 'row' | 'records'>, actor: CaseActor): CaseClock[] {
  const { acceptBy, promiseAt, promiseMinutesLeft, remindAt, closedAt, purgeAfter } = row;
  const clocks: CaseClock[] = [];
  const add = (kind: CaseClock['kind'], at: Date | null) =>
    clocks.push({
      ...{ kind, at: at?.toISOString() ?? null, isPaused: at === null },
      paused: at === null ? pauseOf(row) : null,
    });
  if (isOpenStatus(row.status)) {
    if (acceptBy && actor !== 'client' && actor !== 'visitor') add('accept', acceptBy);
    const call = callOf(records);
    if (call) add('call', call.startsAt);
    else if (promiseMinutesLeft !== null) add('promise', null);
    else if (promiseAt && row.firstRespondedAt === null) add('promise', promiseAt);
    if (remindAt) add('reminder', remindAt);
    return clocks;
  }
  if (closedAt && REOPENABLE.includes(row.status)) {
    add('reopen', new Date(closedAt.getTime() + REOPEN_DAYS * DAY_MS));
  }
  if (purgeAfter) add('purge', purgeAfter);
  return clocks;
}

/** A promise that stands still: by when contact had been promised, and since when it is the client's turn; null where none does. */
export function pauseOf({
  promiseMinutesLeft,
  pausedPromiseAt,
  waitingSince,
}: Pick<HeldCase['row'], 'promiseMinutesLeft' | 'pausedPromiseAt' | 'waitingSince'>): CaseClock['paused'] {
  if (promiseMinutesLeft === null || !pausedPromiseAt || !waitingSince) return null;
  return { promisedFor: pausedPromiseAt.toISOString(), since: waitingSince.toISOString() };
}
