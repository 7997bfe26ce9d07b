import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';

/** A nightly backup with some hours to spare: after these it has not succeeded. */
export const OLD_BACKUP_HOURS = 30;

/** How old the last backup is, in whole hours and in words. */
export function backupAge(at: string): { hours: number; words: string } {
  const hours = Math.max(0, Math.floor((now().getTime() - Date.parse(at)) / HOUR_MS));
  return { hours, words: wordsOf(hours) };
}

function wordsOf(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? 'one hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
