import { HOUR_MS } from '#app/platform/clock/durations.ts';
import type { Operations } from './schema.ts';

/** A nightly backup with some hours to spare: after these it has not succeeded. */
const OLD_HOURS = 30;

/** How old the last backup is, in whole hours and in words. */
export function backupAge(at: string, now: Date): { hours: number; words: string } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / HOUR_MS));
  return { hours, words: wordsOf(hours) };
}

function wordsOf(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? 'one hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}

const HOW_TO_REPORT =
  'Let the backup program touch a file each time it succeeds, name that file in BACKUP_FILE, and restart this site. This page then shows its age.';

/** What is wrong with the backups: for the owner, and for whoever runs the server. */
type BackupProblem = { title: string; detail: string; how: string | null };

export const NO_BACKUP_CONNECTED: BackupProblem = {
  title: 'No backup is connected',
  detail:
    'Backups are made outside this site, so it cannot tell whether there are any. Ask whoever runs your server to connect them.',
  how: HOW_TO_REPORT,
};

/** What is wrong with the backups, and what to do about it; null while they are as they should be. */
export function backupProblem({ state, at }: Operations['backup'], now: Date): BackupProblem | null {
  if (state === 'not_told') return NO_BACKUP_CONNECTED;
  if (at === null)
    return {
      title: 'No backup has been made yet',
      detail: 'Backups are connected, but none has succeeded. Ask whoever runs your server.',
      how: HOW_TO_REPORT,
    };
  const { hours, words } = backupAge(at, now);
  if (hours < OLD_HOURS) return null;
  return {
    title: `The last backup is ${words} old`,
    detail: 'None has succeeded since. Ask whoever runs your server.',
    how: null,
  };
}
