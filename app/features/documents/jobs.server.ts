import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { enqueue, type HandledJob, handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { now } from '#app/platform/now.ts';
import { checkDocument } from './checks/check-document.server.ts';
import { listAbandoned, removeFiles } from './files/stored-files.server.ts';
import { documentArrived, filesLeft } from './jobs.ts';
import { documents } from './tables.server.ts';

const WAITED_MS = 120_000;
const ABANDONED_MS = 3_600_000;

/** Every five minutes: files that wait for their checks because the scanner or the storage was away. */
const watchQuarantine = defineJob({
  name: 'watch-quarantine',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  retryLimit: 0,
});

/** Once an hour: what uploads that broke off have left behind. */
const sweepFiles = defineJob({
  name: 'sweep-files',
  payload: z.object({}),
  schedule: '22 * * * *',
  retryLimit: 0,
});

export function documentJobs(storage: Storage, clamd: string | undefined): HandledJob[] {
  return [
    handleJob(documentArrived, (db, { documentId }) => checkDocument(db, { documentId, storage, clamd })),
    handleJob(filesLeft, (db, { keys }) => removeFiles(db, storage, keys)),
    handleJob(watchQuarantine, checkAgain),
    handleJob(sweepFiles, async (db) => {
      await removeFiles(db, storage, await listAbandoned(db));
      await clearIncoming(storage.incoming);
    }),
  ];
}

/** Queues the checks of what has waited for two minutes; of one that waits in the queue already nothing comes. */
export async function checkAgain(db: Db): Promise<void> {
  const waiting = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(eq(documents.state, 'quarantined'), lt(documents.createdAt, new Date(now().getTime() - WAITED_MS))),
    )
    .limit(200);
  for (const { id } of waiting) await enqueue(db, documentArrived, { documentId: id }, { singletonKey: id });
}

/** Removes what was still arriving, or being looked at, when its process ended. */
export async function clearIncoming(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now().getTime() - ABANDONED_MS)
      await rm(path, { recursive: true, force: true });
  }
}
