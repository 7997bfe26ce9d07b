import { inArray, sql } from 'drizzle-orm';
import type { Said } from '#app/features/messages/rules/awaited-answer.ts';
import { threadLines, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** Where a conversation stands for those who work on its case. */
export type TalkState = {
  caseId: string;
  /** When staff wrote last, and the person. */
  staffAt: Date | null;
  personAt: Date | null;
  /** What was said, in order; `isYours` is what staff said. */
  said: Said[];
  /** Lines of the person that this reader has not seen. */
  unread: number;
  /** The place of the last line: who has read all of them says it. */
  lastPosition: number;
};

/** Who wrote last in the conversations about these cases, as one of their staff sees it. No permission is asked. */
export async function listTalkStates(
  db: Db,
  userId: string,
  caseIds: readonly string[],
): Promise<TalkState[]> {
  if (caseIds.length === 0) return [];
  const isStaff = sql`who.role in ('broker', 'admin')`;
  const isPerson = sql`who.role in ('client', 'visitor')`;
  const read = sql`coalesce((select mine.read_position from ${threadParticipants} mine
    where mine.thread_id = ${threads.id} and mine.user_id = ${userId} and mine.role <> 'client' limit 1), 0)`;
  const lastAt = (condition: ReturnType<typeof sql>) =>
    sql<Date | null>`max(said.created_at) filter (where ${condition})`.mapWith(threadLines.createdAt);
  const rows = await db
    .select({
      caseId: threads.caseId,
      staffAt: lastAt(isStaff),
      personAt: lastAt(isPerson),
      said: sql<Said[]>`json_agg(json_build_object('isYours', ${isStaff}, 'asks', said.body like '%?%')
        order by said.position)`,
      lastPosition: sql<number>`max(said.position)`.mapWith(Number),
      unread: sql<number>`count(*) filter (where ${isPerson} and said.position > ${read})`.mapWith(Number),
    })
    .from(threads)
    .innerJoin(
      sql`${threadLines} said`,
      sql`said.thread_id = ${threads.id} and said.kind = 'said'
      and said.deleted_at is null`,
    )
    .innerJoin(sql`${threadParticipants} who`, sql`who.id = said.participant_id`)
    .where(inArray(threads.caseId, [...caseIds]))
    .groupBy(threads.id);
  return rows.flatMap(({ caseId, ...row }) => (caseId ? [{ caseId, ...row }] : []));
}
