const SECOND_MS = 1000;
const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 2 * 3600 * SECOND_MS;

/** How long a mail is tried before it is given up: a mail server that is away for a long weekend loses nothing. */
export const TRIED_FOR_MS = 72 * 3600 * SECOND_MS;

/** How long one try may take. A process that dies in the middle of it leaves the mail to others after that. */
export const TRY_LASTS_MS = 5 * 60 * SECOND_MS;

/**
 * When a mail is tried again after `tries` failed tries: five seconds, doubled each time, at most two hours, and a
 * last time when it is to be given up. Null: that time has come.
 */
export function nextTry(tries: number, at: Date, giveUpAt: Date): Date | null {
  if (at >= giveUpAt) return null;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  return new Date(Math.min(at.getTime() + pause, giveUpAt.getTime()));
}
