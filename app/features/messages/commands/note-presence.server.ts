import { eq } from 'drizzle-orm';
import type { Subject } from '#app/features/messages/policy.server.ts';
import { GONE_AFTER_MS } from '#app/features/messages/presence.ts';
import type { PRESENCES } from '#app/features/messages/schema.ts';
import { threadParticipants } from '#app/features/messages/tables.server.ts';
import {
  announcePresence,
  joinThread,
  lockThread,
  requireParty,
} from '#app/features/messages/thread.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type Presence = (typeof PRESENCES)[number];

/**
 * Notes that the viewer has a thread open, is writing in it, or has left it; the others hear of what is new to them.
 * Refuses a thread that is not the viewer's (404).
 */
export async function notePresence(
  db: Db,
  viewer: Viewer,
  { subject, presence }: { subject: Subject; presence: Presence },
): Promise<void> {
  await db.transaction(async (tx) => {
    const party = await requireParty(tx, viewer, subject);
    const thread = await lockThread(tx, subject);
    const { id, seenAt } = await joinThread(tx, thread, party);
    await tx.update(threadParticipants).set(SIGNS[presence]()).where(eq(threadParticipants.id, id));
    const wasHere = seenAt !== null && now().getTime() - seenAt.getTime() < GONE_AFTER_MS;
    if (presence === 'here' && wasHere) return;
    await announcePresence(tx, subject);
  });
}

const SIGNS = {
  here: () => ({ seenAt: now() }),
  writing: () => ({ seenAt: now(), writingAt: now() }),
  away: () => ({ seenAt: null, writingAt: null }),
} as const satisfies Record<Presence, () => object>;
