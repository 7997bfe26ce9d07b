import { eq } from 'drizzle-orm';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { QueueViews, ViewsInput } from './schema.ts';
import { queueViewLists } from './tables.server.ts';

const NONE: QueueViews = { version: 0, items: [] };

/** The views that the viewer keeps of their queue, in their order. */
export async function readViews(db: Db, viewer: Viewer): Promise<QueueViews> {
  const [kept] = await db
    .select({ version: queueViewLists.version, items: queueViewLists.items })
    .from(queueViewLists)
    .where(eq(queueViewLists.ownerId, ownerOf(viewer)));
  return kept ?? NONE;
}

/** Keeps these views in place of those before. Refuses (409) when they were changed since the viewer read them. */
export async function keepViews(db: Db, viewer: Viewer, { version, items }: ViewsInput): Promise<QueueViews> {
  const ownerId = ownerOf(viewer);
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `queue-views ${ownerId}`);
    const before = await readViews(tx, viewer);
    if (before.version !== version) {
      throw new AppError('conflict', 'Your views were changed on another page. Review and try again.');
    }
    const after = { version: version + 1, items };
    await tx
      .insert(queueViewLists)
      .values({ ownerId, ...after })
      .onConflictDoUpdate({ target: queueViewLists.ownerId, set: after });
    await announce(tx, { topics: ['queue-views'], userIds: [ownerId] });
    return after;
  });
}

function ownerOf(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw notFound();
  return viewer.id;
}
