import { and, eq } from 'drizzle-orm';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { SavedViews, ViewList, ViewsInput } from './schema.ts';
import { savedViewLists } from './tables.server.ts';

const NONE: SavedViews = { version: 0, items: [], columns: null };

/** The views that the viewer keeps of a list, in their order. */
export async function readViews(db: Db, viewer: Viewer, list: ViewList): Promise<SavedViews> {
  const { version, items, columns } = savedViewLists;
  const [kept] = await db
    .select({ version, items, columns })
    .from(savedViewLists)
    .where(and(eq(savedViewLists.ownerId, ownerOf(viewer)), eq(savedViewLists.list, list)));
  return kept ?? NONE;
}

/** Keeps these views in place of those before. Refuses (409) when they were changed since the viewer read them. */
export async function keepViews(
  db: Db,
  viewer: Viewer,
  list: ViewList,
  { version, items }: ViewsInput,
): Promise<SavedViews> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `saved-views ${list} ${ownerOf(viewer)}`);
    const before = await readViews(tx, viewer, list);
    if (before.version !== version) {
      throw new AppError('conflict', 'Your views were changed on another page. Review and try again.');
    }
    return keep(tx, viewer, list, { version: version + 1, items });
  });
}

/** Keeps which columns the viewer wants to see; null brings the usual ones back. The choice made last counts. */
export async function keepColumns(
  db: Db,
  viewer: Viewer,
  list: ViewList,
  columns: string[] | null,
): Promise<SavedViews> {
  return db.transaction((tx) => keep(tx, viewer, list, { columns }));
}

async function keep(
  tx: Db,
  viewer: Viewer,
  list: ViewList,
  kept: Partial<typeof savedViewLists.$inferInsert>,
): Promise<SavedViews> {
  const ownerId = ownerOf(viewer);
  await tx
    .insert(savedViewLists)
    .values({ ownerId, list, ...kept })
    .onConflictDoUpdate({ target: [savedViewLists.ownerId, savedViewLists.list], set: kept });
  await announce(tx, { topics: [`saved-views/${list}`], userIds: [ownerId] });
  return readViews(tx, viewer, list);
}

function ownerOf(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw notFound();
  return viewer.id;
}
