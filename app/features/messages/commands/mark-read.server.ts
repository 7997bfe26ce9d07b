import { eq, sql } from 'drizzle-orm';
import type { Subject } from '#app/features/messages/policy.server.ts';
import { threadParticipants } from '#app/features/messages/tables.server.ts';
import {
  announceThread,
  joinThread,
  lockThread,
  requireParty,
} from '#app/features/messages/thread.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/**
 * Notes that the viewer has read a thread up to a position, or all of it. A mark never goes back, and never beyond what
 * is there; the others hear of it. Refuses a thread that is not the viewer's (404).
 */
export async function markRead(
  db: Db,
  viewer: Viewer,
  { subject, upTo }: { subject: Subject; upTo?: number | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const party = await requireParty(tx, viewer, subject);
    const thread = await lockThread(tx, subject);
    const participant = await joinThread(tx, thread, party);
    const position = Math.min(upTo ?? thread.lastPosition, thread.lastPosition);
    if (position <= participant.readPosition) return;
    await tx
      .update(threadParticipants)
      .set({ readPosition: sql`greatest(${threadParticipants.readPosition}, ${position})` })
      .where(eq(threadParticipants.id, participant.id));
    await announceThread(tx, subject);
  });
}

/** Notes that somebody was told elsewhere of all lines up to a position, so that `listUnseen` names them no more. */
export async function noteTold(tx: Db, participantId: string, position: number): Promise<void> {
  await tx
    .update(threadParticipants)
    .set({ toldPosition: position })
    .where(eq(threadParticipants.id, participantId));
}
