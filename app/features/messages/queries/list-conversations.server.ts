import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#app/features/accounts/people.server.ts';
import { forbidden } from '#app/features/cases/policy.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { hasAccepted } from '#app/features/cases/queries/parties.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import type { ConversationList } from '#app/features/messages/schema.ts';
import { threadLines, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

const LISTED = 100;
const SNIPPET = 140;

/**
 * The conversations about the viewer's cases in which something was said, the newest first, at most 100: a client's
 * own (`as: 'client'` for those of anybody who also has cases of their own), those a broker has accepted, all for an
 * administrator.
 */
export async function listConversations(
  db: Db,
  viewer: Viewer,
  { as }: { as?: 'client' | undefined },
): Promise<ConversationList> {
  if (viewer.kind !== 'user') throw forbidden();
  const isOwn = as === 'client' || viewer.role === 'client';
  const role = isOwn ? ('client' as const) : (viewer.role as 'broker' | 'admin');
  const mine = alias(threadParticipants, 'mine');
  const author = alias(threadParticipants, 'author');
  const isMine = and(eq(mine.threadId, threads.id), eq(mine.userId, viewer.id), eq(mine.role, role));
  const newest = db
    .select({ position: sql<number>`max(${threadLines.position})`.as('position') })
    .from(threadLines)
    .where(
      and(eq(threadLines.threadId, threads.id), eq(threadLines.kind, 'said'), isNull(threadLines.deletedAt)),
    );
  const unread = sql<number>`(
    select count(*)::int from ${threadLines} as "fresh"
    where "fresh"."thread_id" = ${threads.id} and "fresh"."kind" = 'said' and "fresh"."deleted_at" is null
      and "fresh"."position" > coalesce(${mine.readPosition}, 0)
      and "fresh"."participant_id" is distinct from ${mine.id})`;
  const rows = await db
    .select({
      caseId: namedCases.id,
      reference: namedCases.reference,
      title: namedCases.title,
      name: namedCases.contactFullName,
      unread,
      body: threadLines.body,
      at: threadLines.createdAt,
      author: people.fullName,
      authorRole: author.role,
      authorId: author.userId,
    })
    .from(threads)
    .innerJoin(namedCases, eq(namedCases.id, threads.caseId))
    .innerJoin(
      threadLines,
      and(eq(threadLines.threadId, threads.id), eq(threadLines.position, sql`(${newest})`)),
    )
    .leftJoin(author, eq(author.id, threadLines.participantId))
    .leftJoin(people, eq(people.id, author.userId))
    .leftJoin(mine, isMine)
    .where(scopeOf(viewer.id, role))
    .orderBy(desc(threadLines.createdAt))
    .limit(LISTED);
  if (role !== 'client') {
    await recordReadings(
      db,
      viewer,
      rows.map(({ caseId }) => ({ caseId, fields: ['name', 'messages'] as const })),
    );
  }
  const items = rows.map(({ caseId, reference, title, name, body, at, ...row }) => ({
    caseId,
    reference,
    title,
    name: role === 'client' ? null : name,
    unread: row.unread,
    last: {
      author: row.author,
      isYours: row.authorId === viewer.id || (role === 'client' && row.authorRole === 'visitor'),
      text: body.length > SNIPPET ? `${body.slice(0, SNIPPET).trimEnd()}…` : body,
      at: at.toISOString(),
    },
  }));
  return { items, nextCursor: null, total: items.length };
}

function scopeOf(userId: string, role: 'client' | 'broker' | 'admin'): SQL | undefined {
  if (role === 'client') return eq(namedCases.clientId, userId);
  return role === 'admin' ? undefined : hasAccepted(namedCases.id, userId);
}
