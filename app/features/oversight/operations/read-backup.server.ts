import { stat } from 'node:fs/promises';
import type { Operations } from './schema.ts';

/**
 * What is known of the last backup. Backups are made by programs beside this one, which change the file `BACKUP_FILE` when
 * they have succeeded: its date is all that is known, and without it nothing is.
 */
export async function readBackup(file: string | undefined): Promise<Operations['backup']> {
  if (!file) return { state: 'not_told', at: null };
  try {
    const { mtime } = await stat(file);
    return { state: 'known', at: mtime.toISOString() };
  } catch {
    return { state: 'missing', at: null };
  }
}
