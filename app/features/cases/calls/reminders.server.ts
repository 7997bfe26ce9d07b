import type { RecordChange } from '#app/features/cases/records/case-records.server.ts';
import { DAY_MS, HOUR_MS } from '#app/platform/clock/durations.ts';

const AHEAD_MS = [DAY_MS, HOUR_MS];

/**
 * When to remind of a call that a step books or moves: a day and an hour before it, where that is still to come. Each
 * carries the time it is for, so that one of a call that has moved since reminds nobody.
 */
export function remindersOf(changes: readonly RecordChange[], now: Date): { startsAt: string; at: Date }[] {
  return changes.flatMap((change) => {
    if (change.record !== 'call') return [];
    const { startsAt } = 'add' in change ? change.add : change.set;
    if (!startsAt) return [];
    return AHEAD_MS.map((ahead) => ({
      startsAt: startsAt.toISOString(),
      at: new Date(startsAt.getTime() - ahead),
    })).filter(({ at }) => at > now);
  });
}
