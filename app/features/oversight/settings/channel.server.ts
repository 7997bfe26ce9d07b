import { sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';

/** The channel on which processes hear that a setting has changed. */
export const SETTINGS_CHANNEL = 'settings';

/** Tells every process, when and only when the transaction `tx` commits, to read the settings again. */
export async function tellProcesses(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${SETTINGS_CHANNEL}, '')`);
}
