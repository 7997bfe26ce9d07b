import { HOUR_MS } from '#app/platform/clock/durations.ts';

const IDLE_MS = 12 * HOUR_MS;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
/** Using a session is noted at most this often, so that most requests write nothing. */
const NOTED_EVERY_MS = 5 * 60_000;

/**
 * Until when a session lives if nobody uses it from `at` on: 12 hours, or 30 days where it is remembered. Using it moves
 * this on, but for an account whose address is not confirmed: there it stays what it was at login.
 */
export function sessionEnd(remembered: boolean, at: Date): Date {
  return new Date(at.getTime() + (remembered ? REMEMBERED_MS : IDLE_MS));
}

/** Whether it is time to note that the session is in use. */
export function isDueToNote(lastSeenAt: Date, at: Date): boolean {
  return at.getTime() - lastSeenAt.getTime() >= NOTED_EVERY_MS;
}
