import { eq } from 'drizzle-orm';
import { v5 } from 'uuid';
import { findReachable } from '#app/features/accounts/queries.server.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { keepFile } from '#app/features/documents/upload/keep-document.server.ts';
import { receiveBytes } from '#app/features/documents/upload/read-upload.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { sendCaseLine } from '#app/features/messages/commands/send-case-line.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { cleanText } from '#app/platform/clean-text.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import type { RateLimiter } from '#app/platform/http/limits/rate-limiter.server.ts';
import { isAutomatic } from '#app/platform/mail/inbound/automatic-mail.ts';
import { LATER, MailRefusal, type ReceivedMail } from '#app/platform/mail/inbound/mail-door.server.ts';
import { type AskDns, proveSender } from '#app/platform/mail/inbound/prove-sender.server.ts';
import { cutQuoted } from '#app/platform/mail/inbound/quoted-text.ts';
import { type ReadMail, readMail } from '#app/platform/mail/inbound/read-mail.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { DOUBTS, doubtAbout } from './doubts.server.ts';
import { findReplyPlace, type ReplyPlace } from './reply-addresses.server.ts';

export type ReplyParts = {
  db: Db;
  storage: Storage;
  limiter: RateLimiter;
  dns: AskDns;
  /** The domain of the addresses. */
  domain: string;
  /** The address that our mail comes from: it stands above what is quoted. */
  ownAddress: string;
};

/** What came of a mail. Nothing in it says who or what it was about. */
export type Outcome = 'taken' | 'answered' | 'automatic';

/** The same for everybody whom we do not know, whatever they know. */
const NOT_TAKEN = 'This address takes no mail from you. Please open the link in our email and write there';

/**
 * Adds what somebody answered by email to the conversation of their case, as if written there: by the same command, with
 * the same limits, and files on the way of uploads. The same mail twice is one message. Refuses (`MailRefusal`) who is
 * not proven to be the participant whose address it is, and too many; answers a doubtful mail of theirs once a day with
 * a link; drops what programs send.
 */
export async function takeReply(parts: ReplyParts, mail: ReceivedMail): Promise<Outcome> {
  const place = await findReplyPlace(parts.db, mail.to, parts.domain);
  if (!place) throw new MailRefusal(550, NOT_TAKEN);
  const read = await readMail(mail.raw).catch(() => {
    throw new MailRefusal(554, 'This mail cannot be read');
  });
  if (isAutomatic(read, mail.from)) return 'automatic';
  const viewer = await requireParticipant(parts, { place, mail, read });
  await parts.limiter.consume('mail-reply.user', place.userId).catch(brought);
  const text = cleanText(cutQuoted(read.text ?? '', [parts.ownAddress, parts.domain]));
  const doubt = doubtAbout(read, text);
  if (doubt) return answer(parts.db, place, doubt);
  return add(parts, { place, viewer, read, text, key: read.messageId ?? mail.raw.toString('latin1') });
}

type Brought = { place: ReplyPlace; mail: ReceivedMail; read: ReadMail };

/** Refuses everybody but the participant, by their confirmed address, whose domain stands up for the mail. */
async function requireParticipant({ db, dns, domain }: ReplyParts, { place, mail, read }: Brought) {
  const person = await findReachable(db, place.userId);
  const proof = await proveSender(mail, { name: domain, dns });
  if (proof.kind === 'unknown') throw new MailRefusal(451, LATER);
  const isTheirs = proof.kind === 'proven' && isSame(proof.address, person?.email);
  // Somebody may hold a mail that they once signed for somebody else.
  const isForUs = read.readers.some((address) => isSame(address, mail.to));
  if (!person || !isTheirs || !isForUs) throw new MailRefusal(550, NOT_TAKEN);
  return person.viewer;
}

type Reply = { place: ReplyPlace; viewer: Viewer; read: ReadMail; text: string; key: string };

async function add(parts: ReplyParts, reply: Reply): Promise<Outcome> {
  const { db } = parts;
  const { place, viewer, text, key } = reply;
  const subject = { policy: caseThreads, id: place.caseId };
  const party = await caseThreads.partyOf(db, viewer, place.caseId);
  if (party?.role !== place.role || !(await caseThreads.isOpen?.(db, place.caseId)))
    return answer(db, place, DOUBTS.over);
  const { documentIds, refusal } = await keepFiles(parts, reply);
  if (text !== '') {
    const line = { body: text, clientId: v5(key, place.participantId), documentIds };
    const over = await sendCaseLine(db, viewer, { subject, line, byEmail: true }).then(() => null, refusalOf);
    if (over) return answer(db, place, DOUBTS.over);
  }
  return refusal === null ? 'taken' : answer(db, place, refusal, text !== '');
}

/** Sends the files on the way of uploads; the first refusal is told, and the others are kept. */
async function keepFiles({ db, storage, limiter }: ReplyParts, { place, viewer, read, key }: Reply) {
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

/** Too much for now: it is brought again. */
function brought(): never {
  throw new MailRefusal(450, LATER);
}

/** Once a day for each reason: a mail program that answers by itself gets no second one. */
async function answer(db: Db, place: ReplyPlace, why: string, isPartly = false): Promise<Outcome> {
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

function isSame(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}
