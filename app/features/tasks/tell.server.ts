import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';

/** Tells the open pages of somebody that what they have planned has changed: their queue, and the tasks of the case. */
export async function announcePlans(tx: Db, userId: string, caseId: string | null): Promise<void> {
  const topics = ['cases/broker/queue', ...(caseId ? [`cases/${caseId}/tasks`] : [])];
  await announce(tx, { topics, userIds: [userId] });
}
