import { and, eq, gt, isNotNull, isNull, lte, max, min, ne, or, sql } from 'drizzle-orm';
import type { PartyRole, SubjectKind } from '#app/features/messages/schema.ts';
import { threadLines, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** A participant who has not read lines of others, the oldest of them since when, and the newest. */
export type Unseen = {
  participantId: string;
  subjectId: string;
  role: PartyRole;
  userId: string | null;
  since: Date;
  upTo: number;
};

type Sought = { kind: SubjectKind; role: PartyRole; subjectId?: string; before?: Date };

/**
 * Who has lines of others that they have neither read nor been told of elsewhere, the oldest of them from before
 * `before`. For those who tell them: no permission is asked.
 */
export async function listUnseen(db: Db, { kind, role, subjectId, before }: Sought): Promise<Unseen[]> {
  const since = min(threadLines.createdAt);
  const rows = await db
    .select({
      participantId: threadParticipants.id,
      subjectId: threads.subjectId,
      userId: threadParticipants.userId,
      since,
      upTo: max(threadLines.position),
    })
    .from(threadParticipants)
    .innerJoin(threads, eq(threads.id, threadParticipants.threadId))
    .innerJoin(
      threadLines,
      and(
        eq(threadLines.threadId, threads.id),
        eq(threadLines.kind, 'said'),
        ne(threadLines.participantId, threadParticipants.id),
        isNull(threadLines.deletedAt),
        gt(
          threadLines.position,
          sql`greatest(${threadParticipants.readPosition}, ${threadParticipants.toldPosition})`,
        ),
      ),
    )
    .where(
      and(
        eq(threads.subjectKind, kind),
        eq(threadParticipants.role, role),
        subjectId ? eq(threads.subjectId, subjectId) : undefined,
        or(isNotNull(threadParticipants.userId), eq(threadParticipants.role, 'visitor')),
      ),
    )
    .groupBy(threadParticipants.id, threads.id)
    .having(before ? lte(since, before) : undefined);
  return rows.flatMap(({ since: oldest, upTo, ...row }) =>
    oldest && upTo !== null ? [{ ...row, role, since: oldest, upTo }] : [],
  );
}
