import { and, eq, gt } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import type { Subject } from '#app/features/messages/policy.server.ts';
import { GONE_AFTER_MS, WRITING_FOR_MS } from '#app/features/messages/presence.ts';
import type { PresenceList } from '#app/features/messages/schema.ts';
import { threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import { requireParty } from '#app/features/messages/thread.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/**
 * Who else has a thread open now. Staff learn of everybody, a client of those who are writing. 404 when the thread does
 * not exist for the viewer.
 */
export async function listPresence(db: Db, viewer: Viewer, subject: Subject): Promise<PresenceList> {
  const party = await requireParty(db, viewer, subject);
  const at = now().getTime();
  const rows = await db
    .select({
      name: people.fullName,
      userId: people.id,
      role: threadParticipants.role,
      writingAt: threadParticipants.writingAt,
    })
    .from(threadParticipants)
    .innerJoin(threads, eq(threads.id, threadParticipants.threadId))
    .innerJoin(people, eq(people.id, threadParticipants.userId))
    .where(
      and(
        eq(threads.subjectKind, subject.policy.kind),
        eq(threads.subjectId, subject.id),
        gt(threadParticipants.seenAt, new Date(at - GONE_AFTER_MS)),
      ),
    );
  const items = rows
    .filter(({ userId }) => userId !== party.userId)
    .map(({ name, role, writingAt }) => ({
      name,
      role,
      isWriting: writingAt !== null && at - writingAt.getTime() < WRITING_FOR_MS,
    }))
    .filter(({ isWriting }) => isWriting || party.role !== 'client');
  return { items };
}
