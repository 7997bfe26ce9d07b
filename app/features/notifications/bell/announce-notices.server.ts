import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';

/** Tells the open pages of somebody that the bell has changed. */
export function announceNotices(tx: Db, userId: string): Promise<void> {
  return announce(tx, { topics: ['notifications'], userIds: [userId] });
}
