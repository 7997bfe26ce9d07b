import { MINUTE_MS } from '#app/platform/clock/durations.ts';

type Call = { startsAt: Date; endsAt: Date };

/** How long after the end of a call its broker may note it before it counts as missed. */
export const NOTED_WITHIN_MINUTES = 15;
/** So early a call counts as the booked one. */
const EARLY_MINUTES = 10;

/** A booked call is the promise: by when the broker has called and noted it. */
export function promiseOfCall({ endsAt }: Pick<Call, 'endsAt'>): Date {
  return new Date(endsAt.getTime() + NOTED_WITHIN_MINUTES * MINUTE_MS);
}

/** Whether a contact at this instant is the booked call. */
export function isAtCall({ startsAt }: Pick<Call, 'startsAt'>, at: Date): boolean {
  return at.getTime() >= startsAt.getTime() - EARLY_MINUTES * MINUTE_MS;
}

/** The call of a case that is booked; there is at most one. */
export function callOf<One extends { state: string }>({ calls }: { calls: readonly One[] }): One | undefined {
  return calls.find(({ state }) => state === 'booked');
}
