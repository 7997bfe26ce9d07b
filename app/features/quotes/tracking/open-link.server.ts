import { and, eq, isNull } from 'drizzle-orm';
import { type CaseRow, findCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { trackingChecks, trackingLinks } from '#app/features/quotes/tables.server.ts';
import type { TrackingQuestion } from '#app/features/quotes/tracking/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { confirmRequest, isRequestConfirmed } from './confirm.server.ts';
import { mailAnotherLink } from './links.server.ts';
import { lockMailbox } from './mailbox.server.ts';
import type { LoggedIn } from './own-requests.server.ts';
import { asCompared, passesTrackCheck, pleaseAnswer, trackQuestion } from './track-check.ts';

/** A tracking link and the answer to its question; without an answer the question is asked (422). */
export type TrackingKey = { token: string; check: string | undefined };

/**
 * So many wrong answers about one case, and none is taken for an hour; as many again, and its links are ended. The same
 * wrong answer again is no further guess: a page left open in another tab says it each time that it is read again.
 */
const TRIES = 5;
const WAIT_MS = 3_600_000;

/**
 * What to ask the person who has this link. Whoever is logged in with the account of its case is asked nothing, and
 * confirms the request by it, as an answer would. Refuses an unknown link (404) and one that is over (410).
 */
export async function readTrackingQuestion(
  db: Db,
  { viewer, signedIn }: Omit<LoggedIn, 'requestId'>,
  token: string,
): Promise<TrackingQuestion> {
  const link = await findLink(db, token);
  requireWorking(link);
  const { row } = await findCase(db, link.caseId);
  if (viewer.kind !== 'user' || viewer.id !== row.clientId) {
    const isConfirmed = await isRequestConfirmed(db, link.requestId);
    return { question: trackQuestion(row), reference: row.reference, isConfirmed, caseId: null };
  }
  if (!signedIn?.user.viewedBy) await confirmOf(db, token);
  return { question: null, reference: row.reference, isConfirmed: true, caseId: row.id };
}

async function confirmOf(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { caseId, requestId } = await holdLink(tx, token);
    await confirmRequest(tx, await holdCase(tx, caseId), requestId);
  });
}

/**
 * Opens the case behind a mailed link, and confirms its request by that. Wrong answers count for the case, whichever
 * of its links they came through, and are counted one by one also when many come at once; the same one again is not counted. Refuses an unknown link and
 * a wrong answer alike (404), a link that is over (410), and every answer for an hour after five wrong ones (429).
 */
export async function openByLink(db: Db, { token, check }: TrackingKey): Promise<CaseRow> {
  const opened = await db.transaction(async (tx) => {
    const { caseId } = await holdLink(tx, token);
    const held = await holdCase(tx, caseId);
    const { row } = held;
    // Again, now that nobody else is answering: the links may just have been ended.
    const link = await findLink(tx, token);
    requireWorking(link);
    const [counted] = await tx.select().from(trackingChecks).where(eq(trackingChecks.caseId, row.id));
    if (counted?.waitUntil && counted.waitUntil > now()) throw wait(counted.waitUntil);
    if (check === undefined) throw invalid({ last4: pleaseAnswer(row) });
    if (!passesTrackCheck(row, check)) {
      const earlier = counted?.wrongAnswers ?? [];
      const answer = hashToken(`${row.id} ${asCompared(row, check)}`);
      if (!earlier.includes(answer)) await countFailure(tx, row.id, [...earlier, answer]);
      return null;
    }
    if (counted) await tx.delete(trackingChecks).where(eq(trackingChecks.caseId, row.id));
    await confirmRequest(tx, held, link.requestId);
    return row;
  });
  if (!opened) throw unknownLink();
  return opened;
}

/**
 * Mails a fresh link to the mailbox of the case behind a link, also of one that is over. Says nothing of whether a
 * mail was written: three a day go out. Refuses an unknown link (404).
 */
export async function askForFreshLink(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { caseId, requestId } = await holdLink(tx, token);
    const { row } = await findCase(tx, caseId);
    await mailAnotherLink(tx, row, requestId);
  });
}

type Link = typeof trackingLinks.$inferSelect;

async function findLink(db: Db, token: string): Promise<Link> {
  const [link] = await db
    .select()
    .from(trackingLinks)
    .where(eq(trackingLinks.tokenHash, hashToken(token)));
  if (!link) throw unknownLink();
  return link;
}

/** A link whose mailbox is held until the end of the transaction: its case is not joined with another one meanwhile. */
async function holdLink(tx: Db, token: string): Promise<Link> {
  const { caseId } = await findLink(tx, token);
  await lockMailbox(tx, caseId);
  // Again: it may have gone to another case while we waited.
  return findLink(tx, token);
}

function requireWorking({ endedAt, expiresAt }: Link): void {
  if (endedAt) {
    throw new AppError(
      'gone',
      'This link was ended after too many wrong answers. Please ask for a fresh one.',
    );
  }
  if (expiresAt <= now()) throw new AppError('gone', 'This link has expired. Please ask for a fresh one.');
}

async function countFailure(tx: Db, caseId: string, wrongAnswers: string[]): Promise<void> {
  if (wrongAnswers.length >= 2 * TRIES) {
    await tx
      .update(trackingLinks)
      .set({ endedAt: now() })
      .where(and(eq(trackingLinks.caseId, caseId), isNull(trackingLinks.endedAt)));
    await tx.delete(trackingChecks).where(eq(trackingChecks.caseId, caseId));
    return;
  }
  const waitUntil = wrongAnswers.length === TRIES ? new Date(now().getTime() + WAIT_MS) : null;
  const counted = { wrongAnswers, waitUntil };
  await tx
    .insert(trackingChecks)
    .values({ caseId, ...counted })
    .onConflictDoUpdate({ target: trackingChecks.caseId, set: counted });
}

function wait(until: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new AppError(
    'too_many_requests',
    `There were ${TRIES} wrong answers. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfterSeconds: seconds },
  );
}

export function unknownLink(): AppError {
  return new AppError('not_found', 'No request was found for this link and answer. Please check both.');
}
