import { desc } from 'drizzle-orm';
import type { Subject } from '#app/features/messages/policy.server.ts';
import type { ThreadLine } from '#app/features/messages/schema.ts';
import { threadLines } from '#app/features/messages/tables.server.ts';
import { requireParty } from '#app/features/messages/thread.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { readableBy, selectLines, toLine } from './line-rows.server.ts';

/** Of a longer thread the newest lines. */
const LISTED = 200;

/**
 * The newest 200 lines that the viewer may read, oldest first; none where no thread was opened. 404 when the subject
 * does not exist for them.
 */
export async function listLines(db: Db, viewer: Viewer, subject: Subject): Promise<ThreadLine[]> {
  const party = await requireParty(db, viewer, subject);
  const rows = await selectLines(db)
    .where(readableBy(party, subject))
    .orderBy(desc(threadLines.position))
    .limit(LISTED);
  return rows.toReversed().map((row) => toLine(row, party));
}
