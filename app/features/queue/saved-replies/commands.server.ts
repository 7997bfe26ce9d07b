import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { NewReply, ReplyChange, SavedReply, SavedReplyList, SignatureInput } from './schema.ts';
import { savedReplies, signatures } from './tables.server.ts';

/** More than anybody finds their way in. */
const MOST = 50;

type Row = typeof savedReplies.$inferSelect;
type UserViewer = Extract<Viewer, { kind: 'user' }>;

/** The viewer’s saved replies and those of the house, by title, with the viewer’s signature. */
export async function listReplies(db: Db, viewer: Viewer): Promise<SavedReplyList> {
  const user = userOf(viewer);
  const [rows, [signature]] = await Promise.all([
    db
      .select()
      .from(savedReplies)
      .where(or(eq(savedReplies.ownerId, user.id), isNull(savedReplies.ownerId)))
      .orderBy(sql`${savedReplies.ownerId} is null`, savedReplies.title, savedReplies.id),
    db.select({ body: signatures.body }).from(signatures).where(eq(signatures.userId, user.id)),
  ]);
  return {
    items: rows.map((row) => toReply(row, user)),
    signature: signature?.body ?? null,
    savesForHouse: isOfHouse(user),
  };
}

/**
 * Saves a reply: a broker’s for themselves, an administrator’s for the house. Again under the same id it is the one that is
 * there. Refuses (409) one too many.
 */
export async function addReply(db: Db, viewer: Viewer, reply: NewReply): Promise<SavedReply> {
  const user = userOf(viewer);
  const ownerId = isOfHouse(user) ? null : user.id;
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `saved-replies ${ownerId ?? 'house'}`);
    const [known] = await tx.select().from(savedReplies).where(eq(savedReplies.id, reply.id));
    if (known) return known.ownerId === ownerId ? toReply(known, user) : refuse();
    const theirs = ownerId === null ? isNull(savedReplies.ownerId) : eq(savedReplies.ownerId, ownerId);
    if ((await tx.$count(savedReplies, theirs)) >= MOST) {
      throw new AppError('conflict', `There is room for ${MOST} saved replies. Please delete one first.`);
    }
    const [added] = await tx
      .insert(savedReplies)
      .values({ ...reply, ownerId })
      .returning();
    await tell(tx, ownerId);
    return added ? toReply(added, user) : refuse();
  });
}

/** Changes a saved reply that is the viewer’s to change. Refuses (404) others’, (409) a stale version. */
export async function changeReply(
  db: Db,
  viewer: Viewer,
  { id, version, title, body }: ReplyChange & { id: string },
): Promise<SavedReply> {
  const user = userOf(viewer);
  return db.transaction(async (tx) => {
    const held = await changeable(tx, user, id);
    if (held.version !== version) {
      throw new AppError('conflict', 'This reply was changed on another page. Review and try again.');
    }
    const [changed] = await tx
      .update(savedReplies)
      .set({ title, body, version: version + 1 })
      .where(eq(savedReplies.id, id))
      .returning();
    await tell(tx, held.ownerId);
    return toReply(changed ?? held, user);
  });
}

/** Deletes a saved reply that is the viewer’s to change. Refuses (404) others’ and one that is gone. */
export async function deleteReply(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { ownerId } = await changeable(tx, userOf(viewer), id);
    await tx.delete(savedReplies).where(eq(savedReplies.id, id));
    await tell(tx, ownerId);
  });
}

/** What the viewer ends their messages with from now on; an empty one is none. */
export async function setSignature(db: Db, viewer: Viewer, { signature }: SignatureInput): Promise<void> {
  const userId = userOf(viewer).id;
  await db.transaction(async (tx) => {
    if (signature === '') await tx.delete(signatures).where(eq(signatures.userId, userId));
    else
      await tx
        .insert(signatures)
        .values({ userId, body: signature })
        .onConflictDoUpdate({ target: signatures.userId, set: { body: signature } });
    await tell(tx, userId);
  });
}

async function changeable(tx: Db, user: UserViewer, id: string): Promise<Row> {
  const isTheirs = or(
    eq(savedReplies.ownerId, user.id),
    isOfHouse(user) ? isNull(savedReplies.ownerId) : undefined,
  );
  const [row] = await tx
    .select()
    .from(savedReplies)
    .where(and(eq(savedReplies.id, id), isTheirs))
    .for('update');
  return row ?? refuse();
}

/** Administrators write for the house. */
function isOfHouse({ role }: UserViewer): boolean {
  return role === 'admin';
}

function toReply({ id, title, body, version, ownerId }: Row, user: UserViewer): SavedReply {
  const isHouse = ownerId === null;
  return { id, title, body, version, isHouse, mayChange: !isHouse || isOfHouse(user) };
}

function userOf(viewer: Viewer): UserViewer {
  return viewer.kind === 'user' ? viewer : refuse();
}

function refuse(): never {
  throw notFound();
}

function tell(tx: Db, ownerId: string | null): Promise<void> {
  const topics = ['saved-replies'];
  return announce(
    tx,
    ownerId === null ? { topics, roles: ['broker', 'admin'] } : { topics, userIds: [ownerId] },
  );
}
