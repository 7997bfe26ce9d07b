import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { findMailbox } from '#app/features/accounts/queries.server.ts';

import { findCase, type HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { noteTold } from '#app/features/messages/commands/mark-read.server.ts';
import { visitorHasMessage } from '#app/features/messages/jobs.ts';
import { listUnseen, type Unseen } from '#app/features/messages/queries/list-unseen.server.ts';
import { threadLines, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import { lockThread } from '#app/features/messages/thread.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { now } from '#app/platform/now.ts';
import { makeReplyAddress } from './reply-addresses.server.ts';

/** Whoever has the page open reads a message within this time; after it they hear of it elsewhere. */
const UNSEEN_MS = 3 * 60_000;

/**
 * Tells the people of cases, once, of messages that they have not seen for three minutes. With a `replyDomain`, whoever
 * has an account can answer the mail.
 */
export async function tellOfUnseen(db: Db, replyDomain?: string): Promise<void> {
  const before = new Date(now().getTime() - UNSEEN_MS);
  for (const role of ['client', 'visitor', 'broker'] as const) {
    const waiting = await listUnseen(db, { kind: 'case', role, before });
    await oneByOne(waiting, (unseen) => tellOne(db, unseen, { before, replyDomain }));
  }
}

type Telling = { before: Date; replyDomain: string | undefined };

async function tellOne(
  db: Db,
  { participantId, subjectId, role }: Unseen,
  { before, replyDomain }: Telling,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockThread(tx, { policy: caseThreads, id: subjectId });
    // Read again while it is held: another process may have been faster, or the person.
    const unseen = await listUnseen(tx, { kind: 'case', role, subjectId, before });
    const waiting = unseen.find((one) => one.participantId === participantId);
    if (!waiting) return;
    await noteTold(tx, participantId, waiting.upTo);
    await tell(tx, waiting, await findCase(tx, subjectId), replyDomain);
  });
}

/** Somebody whose part in the case is over is told nothing. */
async function tell(
  tx: Db,
  { participantId, role, userId, subjectId, upTo }: Unseen,
  { row, parties, access }: HeldCase,
  replyDomain: string | undefined,
) {
  const about = { caseId: row.id, reference: row.reference };
  const told = { occasion: `${subjectId} ${upTo}`, at: await writtenAt(tx, subjectId, upTo) };
  if (role === 'broker') {
    if (!userId || parties.brokerId !== userId || !access?.acceptedAt) return;
    const to = { userId, email: access.email, name: access.fullName };
    const data = { ...about, replyTo: await makeReplyAddress(tx, participantId, replyDomain) };
    await notify(tx, { kind: 'message_for_broker', to, data, caseId: row.id, subject: row.title, ...told });
    return;
  }
  const written = await lastOfStaff(tx, subjectId, upTo);
  const author = written?.name ?? 'Your broker';
  if (role === 'visitor') {
    if (!parties.clientId) await enqueue(tx, visitorHasMessage, { caseId: row.id, author });
    return;
  }
  if (!userId || parties.clientId !== userId) return;
  const to = { userId, ...(await findMailbox(tx, userId)) };
  await notify(tx, {
    kind: 'message_for_client',
    to,
    data: {
      ...about,
      author,
      words: written?.words,
      replyTo: await makeReplyAddress(tx, participantId, replyDomain),
    },
    caseId: row.id,
    subject: row.title,
    ...told,
  });
}

/** When the last of the messages was written that somebody has not seen. */
async function writtenAt(tx: Db, caseId: string, position: number): Promise<Date | undefined> {
  const [line] = await tx
    .select({ at: threadLines.createdAt })
    .from(threadLines)
    .innerJoin(threads, eq(threads.id, threadLines.threadId))
    .where(and(eq(threads.caseId, caseId), eq(threadLines.position, position)));
  return line?.at;
}

/** Who of the staff wrote last, and what: nothing of a message that they took back. */
async function lastOfStaff(
  tx: Db,
  caseId: string,
  upTo: number,
): Promise<{ name: string; words: string } | undefined> {
  const [line] = await tx
    .select({ name: people.fullName, words: threadLines.body })
    .from(threadLines)
    .innerJoin(threads, eq(threads.id, threadLines.threadId))
    .innerJoin(threadParticipants, eq(threadParticipants.id, threadLines.participantId))
    .innerJoin(people, eq(people.id, threadParticipants.userId))
    .where(
      and(
        eq(threads.caseId, caseId),
        eq(threadLines.kind, 'said'),
        inArray(threadParticipants.role, ['broker', 'admin']),
        lte(threadLines.position, upTo),
      ),
    )
    .orderBy(desc(threadLines.position))
    .limit(1);
  return line;
}
