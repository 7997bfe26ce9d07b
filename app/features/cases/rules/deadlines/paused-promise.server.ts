import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { businessMinutesBetween } from '#app/platform/clock/business-hours.ts';

/**
 * What a case keeps of a promise that stands still while it is the client's turn: the time they were told, and how many
 * open minutes are left of it. It is at least one: what pauses at its last second still has time when it goes on.
 */
export function pausedPromise(promiseAt: Date, now: Date) {
  return {
    promiseAt: null,
    pausedPromiseAt: promiseAt,
    promiseMinutesLeft: Math.max(1, Math.round(businessMinutesBetween(now, promiseAt))),
  } satisfies Partial<CaseRow>;
}
