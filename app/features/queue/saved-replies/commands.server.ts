import { and, asc, eq } from 'drizzle-orm';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { NewReply, ReplyChange, SavedReply } from './schema.ts';
import { savedReplies } from './tables.server.ts';

/** More than anybody finds their way in. */
const MOST = 50;

/** The viewer’s saved replies, by title. */
export async function listReplies(db: Db, viewer: Viewer): Promise<{ items: SavedReply[] }> {
  const ownerId = ownerOf(viewer);
  const items = await db
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.ownerId, ownerId))
    .orderBy(asc(savedReplies.title), asc(savedReplies.id));
  return { items };
}

/** Saves a reply for the viewer; again under the same id it is the one that is there. Refuses (409) one too many. */
export async function addReply(db: Db, viewer: Viewer, reply: NewReply): Promise<SavedReply> {
  const ownerId = ownerOf(viewer);
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `saved-replies ${ownerId}`);
    const [known] = await tx.select().from(savedReplies).where(eq(savedReplies.id, reply.id));
    if (known) return known.ownerId === ownerId ? known : refuse();
    if ((await tx.$count(savedReplies, eq(savedReplies.ownerId, ownerId))) >= MOST) {
      throw new AppError('conflict', `There is room for ${MOST} saved replies. Please delete one first.`);
    }
    const [added] = await tx
      .insert(savedReplies)
      .values({ ...reply, ownerId })
      .returning();
    await tell(tx, ownerId);
    return added ?? refuse();
  });
}

/** Changes a saved reply of the viewer’s. Refuses (404) others’, (409) a stale version. */
export async function changeReply(
  db: Db,
  viewer: Viewer,
  { id, version, title, body }: ReplyChange & { id: string },
): Promise<SavedReply> {
  return db.transaction(async (tx) => {
    const held = await ownReply(tx, viewer, id);
    if (held.version !== version) {
      throw new AppError('conflict', 'This reply was changed on another page. Review and try again.');
    }
    const [changed] = await tx
      .update(savedReplies)
      .set({ title, body, version: version + 1 })
      .where(eq(savedReplies.id, id))
      .returning();
    await tell(tx, held.ownerId);
    return changed ?? held;
  });
}

/** Deletes a saved reply of the viewer’s. Refuses (404) others’ and one that is gone. */
export async function deleteReply(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { ownerId } = await ownReply(tx, viewer, id);
    await tx.delete(savedReplies).where(eq(savedReplies.id, id));
    await tell(tx, ownerId);
  });
}

async function ownReply(tx: Db, viewer: Viewer, id: string) {
  const isOwn = and(eq(savedReplies.id, id), eq(savedReplies.ownerId, ownerOf(viewer)));
  const [row] = await tx.select().from(savedReplies).where(isOwn).for('update');
  return row ?? refuse();
}

function ownerOf(viewer: Viewer): string {
  return viewer.kind === 'user' ? viewer.id : refuse();
}

function refuse(): never {
  throw notFound();
}

function tell(tx: Db, ownerId: string): Promise<void> {
  return announce(tx, { topics: ['saved-replies'], userIds: [ownerId] });
}
