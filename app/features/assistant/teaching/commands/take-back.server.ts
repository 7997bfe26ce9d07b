import { and, eq, inArray, isNull } from 'drizzle-orm';
import { tellOfLessons } from '#app/features/assistant/teaching/channel.server.ts';
import { lessons } from '#app/features/assistant/teaching/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';

/**
 * Takes back what was taught; every process learns again without it. With an entry that was written at the desk, all
 * wordings that ask for it go. What was taken back already stays so. Refuses (403) all but administrators, and (404) what
 * was never taught.
 */
export async function takeBack(
  db: Db,
  viewer: Viewer,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  requireAdmin(viewer);
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'lessons');
    const [held] = await tx.select().from(lessons).where(eq(lessons.id, id));
    if (!held) throw notFound();
    if (held.takenBackAt) return;
    const goes = held.entry ? eq(lessons.entryKey, held.entryKey) : eq(lessons.id, id);
    const gone = await tx
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(goes, isNull(lessons.takenBackAt)));
    const ids = gone.map((one) => one.id);
    await tx
      .update(lessons)
      .set({ takenBackAt: now(), takenBackById: viewer.id })
      .where(inArray(lessons.id, ids));
    await recordAudit(tx, viewer, {
      action: 'assistant.taken_back',
      thing: { kind: 'lesson', id },
      data: { entry: held.entryKey, wordings: ids.length },
      requestId,
    });
    await tellOfLessons(tx);
  });
}
