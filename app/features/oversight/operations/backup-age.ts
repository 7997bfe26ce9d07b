import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';
import type { Operations } from './schema.ts';

/** A nightly backup with some hours to spare: after these it has not succeeded. */
const OLD_HOURS = 30;

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

/** What is wrong with the backups, and what to do about it; null while they are as they should be. */
export function backupProblem({ state, at }: Operations['backup']): { title: string; detail: string } | null {
  if (state === 'not_told')
    return {
      title: 'Nothing is known about backups',
      detail:
        'This product does not make backups itself. Let your backup touch a file each time it succeeds, and name that file in BACKUP_FILE: its age appears here.',
    };
  if (at === null)
    return {
      title: 'No backup has been reported yet',
      detail: 'The file named in BACKUP_FILE does not exist. Your backup creates it when it succeeds.',
    };
  const { hours, words } = backupAge(at);
  if (hours < OLD_HOURS) return null;
  return {
    title: `The last backup is ${words} old`,
    detail: 'Look at the program that makes backups: none has succeeded since.',
  };
}
