import { and, eq } from 'drizzle-orm';
import { type Party, requireMayWrite, type Subject } from '#app/features/messages/policy.server.ts';
import type { LineKind, NewLine } from '#app/features/messages/schema.ts';
import { threadLines, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import {
  announcePresence,
  announceThread,
  joinThread,
  lockThread,
  requireParty,
  type ThreadRow,
} from '#app/features/messages/thread.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** `isNew` is false for a line that was there already. */
export type Added = { id: string; position: number; createdAt: Date; isNew: boolean };

/**
 * Adds a line to the thread of a subject, which is opened by its first one; the writer has read it all by then, but for
 * who writes `byEmail`. Sent
 * again with the same `clientId`, it is the line that is there. Refuses a thread that is not the viewer's (404), an
 * internal line by somebody who is not staff (403) and a subject that is over (409). The body has passed `newLine`.
 */
export async function addLine(
  db: Db,
  viewer: Viewer,
  { subject, line, byEmail = false }: { subject: Subject; line: NewLine; byEmail?: boolean },
): Promise<Added> {
  return db.transaction(async (tx) => {
    const party = await requireParty(tx, viewer, subject);
    const thread = await lockThread(tx, subject);
    const { kind = 'said', clientId } = line;
    const participant = await joinThread(tx, thread, party);
    for (const other of (await subject.policy.expects?.(tx, subject.id)) ?? []) {
      await joinThread(tx, thread, other);
    }
    const known = clientId && (await findSent(tx, participant, clientId));
    if (known) return known;
    await requireMayWrite(tx, { party, subject, kind });
    const added = await append(tx, thread, { ...line, kind, byEmail, participantId: participant.id });
    // The notice that was answered says nothing of what was written.
    if (!byEmail) {
      await tx
        .update(threadParticipants)
        .set({ readPosition: added.position, writingAt: null })
        .where(eq(threadParticipants.id, participant.id));
    }
    if (kind === 'said') {
      await subject.policy.heard?.(tx, subject.id, { threadId: thread.id, role: party.role, isGone: false });
    }
    await announceThread(tx, subject);
    // What they were writing is there.
    if (participant.writingAt) await announcePresence(tx, subject);
    return added;
  });
}

/** Adds what `party` says without being a viewer: the assistant. The caller has held the subject and announces it. */
export async function addLineOf(tx: Db, subject: Subject, party: Party, body: string): Promise<Added> {
  const thread = await lockThread(tx, subject);
  const { id } = await joinThread(tx, thread, party);
  return append(tx, thread, { kind: 'said', participantId: id, body });
}

/** Adds notes about what has happened, one after another. The caller announces it with what has happened. */
export async function addNotes(tx: Db, subject: Subject, notes: readonly string[]): Promise<void> {
  if (notes.length === 0) return;
  const thread = await lockThread(tx, subject);
  for (const [index, body] of notes.entries()) {
    const { lastPosition, lastRevision } = thread;
    const at = { ...thread, lastPosition: lastPosition + index, lastRevision: lastRevision + index };
    await append(tx, at, { kind: 'note', participantId: null, body });
  }
}

async function findSent(tx: Db, { id }: { id: string }, clientId: string): Promise<Added | undefined> {
  const [line] = await tx
    .select({ id: threadLines.id, position: threadLines.position, createdAt: threadLines.createdAt })
    .from(threadLines)
    .where(and(eq(threadLines.participantId, id), eq(threadLines.clientId, clientId)));
  return line && { ...line, isNew: false };
}

type Written = Omit<NewLine, 'kind'> & { kind: LineKind; participantId: string | null; byEmail?: boolean };

async function append(tx: Db, thread: ThreadRow, line: Written): Promise<Added> {
  const position = thread.lastPosition + 1;
  const revision = thread.lastRevision + 1;
  await tx
    .update(threads)
    .set({ lastPosition: position, lastRevision: revision })
    .where(eq(threads.id, thread.id));
  const createdAt = now();
  const [added] = await tx
    .insert(threadLines)
    .values({ ...line, threadId: thread.id, position, revision, createdAt })
    .returning({ id: threadLines.id });
  return { id: added?.id ?? '', position, createdAt, isNew: true };
}
