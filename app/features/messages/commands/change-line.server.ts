import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { requireMayDelete, requireMayEdit, type Subject } from '#app/features/messages/policy.server.ts';
import { threadLines, threads } from '#app/features/messages/tables.server.ts';
import {
  announceThread,
  joinThread,
  lockThread,
  requireParty,
} from '#app/features/messages/thread.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type Which = { subject: Subject; lineId: string };

/**
 * Changes the text of the viewer's own line, within five minutes; the line says that it was changed, and the audit log
 * by whom. The same text again is without effect. Refuses others' lines (404), deleted and older ones (409). The body
 * has passed `lineBody`.
 */
export async function editLine(db: Db, viewer: Viewer, { body, ...which }: Which & { body: string }) {
  await change(db, viewer, which, async (tx, line) => {
    requireMayEdit(line, now());
    if (line.body === body) return null;
    await tx.update(threadLines).set({ body, editedAt: now() }).where(eq(threadLines.id, line.id));
    return 'message.edited';
  });
}

/**
 * Takes back the viewer's own line, whenever it was written: its text and documents are gone, its place stays, and the
 * audit log says by whom. Again is without effect. Refuses others' lines (404).
 */
export async function deleteLine(db: Db, viewer: Viewer, which: Which) {
  await change(db, viewer, which, async (tx, line) => {
    requireMayDelete(line);
    if (line.deletedAt) return null;
    const gone = { body: '', documentIds: [], deletedAt: now() };
    await tx.update(threadLines).set(gone).where(eq(threadLines.id, line.id));
    return 'message.deleted';
  });
}

type Held = typeof threadLines.$inferSelect & { isOwn: boolean };

/** `decide` returns the action for the audit log, or null when nothing has changed. */
async function change(
  db: Db,
  viewer: Viewer,
  { subject, lineId }: Which,
  decide: (tx: Db, line: Held) => Promise<'message.edited' | 'message.deleted' | null>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const party = await requireParty(tx, viewer, subject);
    const thread = await lockThread(tx, subject);
    const participant = await joinThread(tx, thread, party);
    const [line] = await tx
      .select()
      .from(threadLines)
      .where(and(eq(threadLines.id, lineId), eq(threadLines.threadId, thread.id)));
    if (!line) throw notFound();
    const action = await decide(tx, { ...line, isOwn: line.participantId === participant.id });
    if (!action) return;
    const revision = thread.lastRevision + 1;
    await tx.update(threads).set({ lastRevision: revision }).where(eq(threads.id, thread.id));
    await tx.update(threadLines).set({ revision }).where(eq(threadLines.id, line.id));
    await subject.policy.changed?.(tx, subject.id);
    await recordAudit(tx, viewer, { action, thing: { kind: 'message', id: line.id } });
    const isGone = action === 'message.deleted';
    if (isGone)
      await subject.policy.heard?.(tx, subject.id, { threadId: thread.id, role: party.role, isGone });
    await announceThread(tx, subject);
  });
}
