import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { type Party, type Subject, writableKinds } from '#app/features/messages/policy.server.ts';
import type { CaseLine, LineListQuery, LinePage, PartyRole } from '#app/features/messages/schema.ts';
import { threadLines, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import { requireParty } from '#app/features/messages/thread.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { type ReadLine, readableBy, selectLines, toLine } from './line-rows.server.ts';

/**
 * A page of the conversation about a case, oldest first: the newest lines, those before `cursor`, those changed after
 * `since`, or those that hold the words `q`. What a broker or an administrator reads is in the passport. 404 when the
 * case does not exist for the viewer.
 */
export async function readThread(
  db: Db,
  viewer: Viewer,
  input: LineListQuery & { subject: Subject },
): Promise<LinePage> {
  const { subject, limit, since } = input;
  const party = await requireParty(db, viewer, subject);
  // Read before the lines: what is written meanwhile is then asked for again rather than missed.
  const standing = await findStanding(db, party, subject);
  const found = await findLines(db, party, input);
  const items = found.slice(0, limit);
  const isMore = found.length > limit;
  const inOrder = since === undefined ? items.toReversed() : items;
  if (items.length > 0 && !PEOPLE.includes(party.role)) {
    await recordReadings(db, viewer, [{ caseId: subject.id, fields: ['messages'] }]);
  }
  const { lastRevision, ...rest } = standing;
  return {
    items: inOrder.map((line) => toCaseLine(line, party)),
    nextCursor: isMore ? String(items.at(-1)?.position ?? 0) : null,
    revision: since !== undefined && isMore ? (items.at(-1)?.revision ?? since) : lastRevision,
    mayWrite: await writableKinds(db, party, subject),
    ...rest,
  };
}

/** One line of a case as its writer reads it. */
export async function readOwnLine(
  db: Db,
  viewer: Viewer,
  { subject, lineId }: { subject: Subject; lineId: string },
): Promise<CaseLine> {
  const party = await requireParty(db, viewer, subject);
  const [row] = await selectLines(db).where(and(readableBy(party, subject), eq(threadLines.id, lineId)));
  if (!row) throw new Error('A line that was written cannot be read.');
  return toCaseLine(toLine(row, party), party);
}

async function findLines(
  db: Db,
  party: Party,
  { subject, cursor, since, q, limit }: LineListQuery & { subject: Subject },
): Promise<ReadLine[]> {
  const conditions: (SQL | undefined)[] = [
    cursor === undefined ? undefined : lt(threadLines.position, cursor),
    since === undefined ? undefined : gt(threadLines.revision, since),
    q === undefined ? undefined : sql`position(lower(${q}) in lower(${threadLines.body})) > 0`,
  ];
  const rows = await selectLines(db)
    .where(and(readableBy(party, subject), ...conditions))
    .orderBy(since === undefined ? desc(threadLines.position) : asc(threadLines.revision))
    .limit(limit + 1);
  return rows.map((row) => toLine(row, party));
}

const PEOPLE: PartyRole[] = ['client', 'visitor'];

/** How far both sides have read, and how much there is; all nothing where no thread was opened. */
async function findStanding(db: Db, party: Party, subject: Subject) {
  const isPerson = PEOPLE.includes(party.role);
  const own = party.userId
    ? and(eq(threadParticipants.userId, party.userId), eq(threadParticipants.role, party.role))
    : eq(threadParticipants.role, party.role);
  const others = inArray(threadParticipants.role, isPerson ? ['broker'] : PEOPLE);
  const [thread] = await db
    .select({ id: threads.id, lastPosition: threads.lastPosition, lastRevision: threads.lastRevision })
    .from(threads)
    .where(and(eq(threads.subjectKind, subject.policy.kind), eq(threads.subjectId, subject.id)));
  if (!thread) return { lastRevision: 0, total: 0, readUpTo: 0, seenUpTo: 0, hasWritten: false };
  const [marks] = await db
    .select({
      readUpTo: sql<number>`coalesce(max(${threadParticipants.readPosition}) filter (where ${own}), 0)`,
      seenUpTo: sql<number>`coalesce(max(${threadParticipants.readPosition}) filter (where ${others}), 0)`,
    })
    .from(threadParticipants)
    .where(eq(threadParticipants.threadId, thread.id));
  const ownParts = db
    .select({ id: threadParticipants.id })
    .from(threadParticipants)
    .where(and(eq(threadParticipants.threadId, thread.id), own));
  const [written] = await db
    .select({ id: threadLines.id })
    .from(threadLines)
    .where(
      and(
        eq(threadLines.threadId, thread.id),
        inArray(threadLines.participantId, ownParts),
        eq(threadLines.kind, 'said'),
      ),
    )
    .limit(1);
  // No line ever leaves its place: only those that staff keep to themselves are counted.
  const internal = isPerson
    ? await db.$count(threadLines, and(eq(threadLines.threadId, thread.id), eq(threadLines.kind, 'internal')))
    : 0;
  const { lastPosition, lastRevision } = thread;
  return {
    lastRevision,
    total: lastPosition - internal,
    ...(marks ?? { readUpTo: 0, seenUpTo: 0 }),
    hasWritten: Boolean(written),
  };
}

function toCaseLine({ authorId, ...line }: ReadLine, { role, userId }: Party): CaseLine {
  const isPerson = PEOPLE.includes(role);
  // What somebody wrote before they had an account is theirs, and by a link what they wrote with one.
  const isOfVisitor = line.role === 'visitor' || (role === 'visitor' && line.role === 'client');
  const isYours = (userId !== null && authorId === userId) || (isPerson && isOfVisitor);
  return {
    ...line,
    isYours,
    clientId: isYours ? line.clientId : null,
    createdAt: line.createdAt.toISOString(),
    editedAt: line.editedAt?.toISOString() ?? null,
    deletedAt: line.deletedAt?.toISOString() ?? null,
  };
}
