import type { CaseWithAccess } from '#app/features/cases/records/held-case.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';

/** Tells the open pages of a case that its documents have changed; a broker who has not accepted sees none. */
export async function announceDocuments(tx: Db, { row, access }: CaseWithAccess): Promise<void> {
  const readers = [row.clientId, access?.acceptedAt ? access.brokerId : null];
  await announce(tx, {
    topics: [`cases/${row.id}/documents`, `cases/${row.id}/passport`],
    roles: ['admin'],
    userIds: readers.filter((id) => id !== null),
  });
}
