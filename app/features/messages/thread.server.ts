import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { Party, Subject } from './policy.server.ts';
import { threadParticipants, threads } from './tables.server.ts';

export type ThreadRow = typeof threads.$inferSelect;

/** Holds the thread of a subject for the transaction `tx`, so that its order stays as read; opens one where none is. */
export async function lockThread(tx: Db, { policy, id }: Subject): Promise<ThreadRow> {
  const subject = { subjectKind: policy.kind, subjectId: id };
  await tx
    .insert(threads)
    .values({ ...subject, caseId: policy.kind === 'case' ? id : null })
    .onConflictDoNothing();
  const [thread] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.subjectKind, policy.kind), eq(threads.subjectId, id)))
    .for('update');
  if (!thread) throw new Error('A thread was not stored.');
  return thread;
}

/** Who the viewer is in the thread; 404 when it does not exist for them. */
export async function requireParty(tx: Db, viewer: Viewer, { policy, id }: Subject): Promise<Party> {
  const party = await policy.partyOf(tx, viewer, id);
  if (!party) throw notFound();
  return party;
}

/** The participant that a party is in a held thread, from its first sign on. */
export async function joinThread(tx: Db, thread: ThreadRow, { role, userId }: Party) {
  const values = { threadId: thread.id, role, userId };
  await tx.insert(threadParticipants).values(values).onConflictDoNothing();
  const [participant] = await tx
    .select()
    .from(threadParticipants)
    .where(
      and(
        eq(threadParticipants.threadId, thread.id),
        eq(threadParticipants.role, role),
        userId ? eq(threadParticipants.userId, userId) : isNull(threadParticipants.userId),
      ),
    );
  if (!participant) throw new Error('A participant was not stored.');
  return participant;
}

/** Tells the open pages of those whom the subject names that its thread has changed. */
export async function announceThread(tx: Db, { policy, id }: Subject): Promise<void> {
  await announce(tx, await policy.tell(tx, id));
}

/** Tells them who has it open and who writes, where its policy has a topic for that. */
export async function announcePresence(tx: Db, { policy, id }: Subject): Promise<void> {
  const topic = policy.presenceTopic?.(id);
  if (topic) await announce(tx, { ...(await policy.tell(tx, id)), topics: [topic] });
}
