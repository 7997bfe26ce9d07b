import { eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import { findReachable } from '#app/features/accounts/queries.server.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { keepFile } from '#app/features/documents/upload/keep-document.server.ts';
import { receiveBytes } from '#app/features/documents/upload/read-upload.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { sendCaseLine } from '#app/features/messages/commands/send-case-line.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { DOUBTS } from './doubts.server.ts';
import { type Answerer, CASE_PREFIX, findAnswerer } from './reply-addresses.server.ts';
import type { Outcome, Reply, ReplyParts, ReplySubject } from './reply-subject.server.ts';
import { brought } from './take-reply.server.ts';

/**
 * What participants answer to notices of their case: it lands in its conversation as if written there, by the same
 * command, with the same limits, and files on the way of uploads.
 */
export const caseReplies: ReplySubject = {
  prefix: CASE_PREFIX,
  async findPlace(db, tokenHash) {
    const place = await findAnswerer(db, tokenHash);
    return (
      place && {
        key: place.userId,
        findSender: async (tx) => (await findReachable(tx, place.userId))?.email ?? null,
        add: (parts, reply) => add(parts, place, reply),
        answer: (tx, why) => answer(tx, place, why),
      }
    );
  },
};

async function add(parts: ReplyParts, place: Answerer, reply: Reply): Promise<Outcome> {
  const { db } = parts;
  const { text, key } = reply;
  const viewer = (await findReachable(db, place.userId))?.viewer;
  if (!viewer) return answer(db, place, DOUBTS.over);
  const subject = { policy: caseThreads, id: place.caseId };
  const party = await caseThreads.partyOf(db, viewer, place.caseId);
  if (party?.role !== place.role || !(await caseThreads.isOpen?.(db, place.caseId)))
    return answer(db, place, DOUBTS.over);
  const { documentIds, refusal } = await keepFiles(parts, { place, viewer, reply });
  if (text !== '') {
    const line = { body: text, clientId: v5(key, place.participantId), documentIds };
    const over = await sendCaseLine(db, viewer, { subject, line, byEmail: true }).then(() => null, refusalOf);
    if (over) return answer(db, place, DOUBTS.over);
  }
  return refusal === null ? 'taken' : answer(db, place, refusal, text !== '');
}

/** Sends the files on the way of uploads; the first refusal is told, and the others are kept. */
async function keepFiles(
  { db, storage, limiter }: ReplyParts,
  { place, viewer, reply: { read, key } }: { place: Answerer; viewer: Viewer; reply: Reply },
) {
  const documentIds: string[] = [];
  let refusal: string | null = null;
  for (const [index, { name, bytes }] of read.files.entries()) {
    await limiter.consume('upload.user', place.userId).catch(brought);
    try {
      const fields = { clientId: v5(`${key} ${index}`, place.participantId) };
      const file = await receiveBytes({ bytes, name, fields, folder: storage.incoming });
      const { id } = await keepFile(db, viewer, { caseId: place.caseId, storage, file });
      documentIds.push(id);
    } catch (error) {
      refusal ??= `${refusalOf(error)}.`;
    }
  }
  return { documentIds, refusal };
}

/** What speaks against it, in words for its writer. What is no refusal, or passes, is thrown on. */
function refusalOf(error: unknown): string {
  const passes = ['internal', 'unavailable', 'storage_full'];
  if (!(error instanceof AppError) || passes.includes(error.code)) throw error;
  return error.message;
}

async function answer(db: Db, place: Answerer, why: string, isPartly = false): Promise<Outcome> {
  const person = await findReachable(db, place.userId);
  const [found] = await db
    .select({ reference: namedCases.reference })
    .from(namedCases)
    .where(eq(namedCases.id, place.caseId));
  if (!person || !found) return 'answered';
  const { email, viewer } = person;
  const area = place.role === 'client' ? '/portal' : '/broker';
  await db.transaction((tx) =>
    notify(tx, {
      kind: 'reply_not_taken',
      to: { userId: place.userId, email, name: viewer.fullName },
      data: { reference: found.reference, path: `${area}/cases/${place.caseId}`, why, isPartly },
      caseId: place.caseId,
      occasion: `${place.participantId} ${why} ${albertaDate(now())}`,
    }),
  );
  return 'answered';
}
