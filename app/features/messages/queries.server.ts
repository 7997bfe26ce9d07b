import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, max, min, ne, or, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { readableKinds, type Subject } from './policy.server.ts';
import type { PartyRole, SubjectKind, ThreadLine } from './schema.ts';
import { threadLines, threadParticipants, threads } from './tables.server.ts';
import { requireParty } from './thread.server.ts';

/** Of a longer thread the newest lines. */
const LISTED = 200;

type Named = { fullName: string; brokerage: string | null; licenceNumber: string | null };

/** How people are named in a conversation: a broker with brokerage and licence. */
export function nameInThread({ fullName, brokerage, licenceNumber }: Named): string {
  return [fullName, brokerage, licenceNumber && `licence ${licenceNumber}`].filter(Boolean).join(', ');
}

/**
 * The newest 200 lines that the viewer may read, oldest first; none where no thread was opened. 404 when the subject
 * does not exist for them.
 */
export async function listLines(db: Db, viewer: Viewer, subject: Subject): Promise<ThreadLine[]> {
  const party = await requireParty(db, viewer, subject);
  const rows = await db
    .select({
      line: threadLines,
      role: threadParticipants.role,
      userId: threadParticipants.userId,
      fullName: people.fullName,
      brokerage: partners.brokerage,
      licenceNumber: partners.licenceNumber,
    })
    .from(threadLines)
    .innerJoin(threads, eq(threads.id, threadLines.threadId))
    .leftJoin(threadParticipants, eq(threadParticipants.id, threadLines.participantId))
    .leftJoin(people, eq(people.id, threadParticipants.userId))
    .leftJoin(partners, eq(partners.userId, threadParticipants.userId))
    .where(
      and(
        eq(threads.subjectKind, subject.policy.kind),
        eq(threads.subjectId, subject.id),
        inArray(threadLines.kind, readableKinds(party)),
      ),
    )
    .orderBy(desc(threadLines.position))
    .limit(LISTED);
  return rows.toReversed().map(({ line, role, userId, fullName, brokerage, licenceNumber }) => ({
    id: line.id,
    position: line.position,
    kind: line.kind,
    role,
    author: fullName ? nameInThread({ fullName, brokerage, licenceNumber }) : null,
    authorId: userId,
    body: line.body,
    documentIds: line.documentIds,
    createdAt: line.createdAt,
    editedAt: line.editedAt,
    deletedAt: line.deletedAt,
  }));
}

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
