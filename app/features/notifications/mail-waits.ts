import { MINUTE_MS } from '#app/platform/clock/durations.ts';

/** So long the mail of a notice waits for somebody with an account, who may read it at the bell before it goes. */
export const MAIL_WAITS_MS = 10 * MINUTE_MS;
