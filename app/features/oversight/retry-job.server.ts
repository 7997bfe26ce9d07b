import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { retryDeadJob } from '#app/platform/jobs/jobs.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** Tries background work once more that was given up, with an audit row. Refuses (404) all other work. */
export async function retryJob(
  db: Db,
  viewer: Viewer,
  { id, requestId }: { id: string; requestId: string },
): Promise<{ name: string }> {
  return db.transaction(async (tx) => {
    const name = await retryDeadJob(tx, id);
    if (name === null) throw notFound();
    await recordAudit(tx, viewer, {
      action: 'job.retried',
      thing: { kind: 'job', id },
      data: { name },
      requestId,
    });
    return { name };
  });
}
