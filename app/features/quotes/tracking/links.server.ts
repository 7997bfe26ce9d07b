import { asc, eq } from 'drizzle-orm';
import { type CaseRow, findCase } from '#app/features/cases/records/held-case.server.ts';
import { personMailbox } from '#app/features/cases/records/person-mailbox.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { quoteRequests, trackingLinks } from '#app/features/quotes/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { type Db, sendWithNext } from '#app/platform/database/database.server.ts';
import { newToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { trackingPath } from './paths.ts';
import { howItOpens } from './track-check.ts';

/** How long a tracking link and a receipt work. */
export const LINK_DAYS = 90;

type Request = {
  requestId: string;
  reference: string;
  promiseAt: Date;
  isJoined: boolean;
  isConfirmed: boolean;
  /** What was chosen in the form, in words: the coverage, and how and when to be reached. */
  coverage: string;
  wish: string;
  fit: string | null;
  /** What becomes of the language that was chosen. */
  language: string | null;
};

/**
 * Mails a new tracking link to the mailbox of a case. Three mails a day that forms cause go to one address: then the
 * mail is left out, and nobody is refused.
 */
export async function mailLink(tx: Db, row: CaseRow, request: Request): Promise<void> {
  const path = trackingPath(await issueLink(tx, row, request.requestId));
  const { isJoined, requestId, ...told } = request;
  await notify(tx, {
    kind: isJoined ? 'quote_joined' : 'quote_received',
    to: personMailbox(row),
    data: { ...told, caseReference: row.reference, path, opens: howItOpens(row) },
    caseId: row.id,
    occasion: requestId,
  });
}

/** Mails one more link to a case, as earlier ones were lost, ended or have expired; the same limit holds. */
export async function mailAnotherLink(tx: Db, row: CaseRow, requestId: string): Promise<void> {
  const path = trackingPath(await issueLink(tx, row, requestId));
  const data = { caseReference: row.reference, path, opens: howItOpens(row) };
  await notify(tx, { kind: 'quote_link', to: personMailbox(row), data, caseId: row.id });
}

/** Mails the person of a case without an account that `author` wrote to them, with a link of its own. */
export async function mailMessageLink(
  tx: Db,
  { caseId, author }: { caseId: string; author: string },
): Promise<void> {
  const { row } = await findCase(tx, caseId);
  const path = row.clientId ? undefined : await linkOfCase(tx, row);
  if (!path) return;
  const data = { reference: row.reference, author, path, opens: howItOpens(row) };
  await notify(tx, { kind: 'message_for_visitor', to: personMailbox(row), data, caseId });
}

/** A new link to a case by its first request; undefined where no form made it. */
export async function linkOfCase(tx: Db, row: Pick<CaseRow, 'id'>): Promise<string | undefined> {
  const [first] = await tx
    .select({ requestId: quoteRequests.id })
    .from(quoteRequests)
    .where(eq(quoteRequests.caseId, row.id))
    .orderBy(asc(quoteRequests.createdAt))
    .limit(1);
  return first && trackingPath(await issueLink(tx, row, first.requestId));
}

async function issueLink(tx: Db, row: Pick<CaseRow, 'id'>, requestId: string): Promise<string> {
  const token = newToken();
  const link = {
    caseId: row.id,
    requestId,
    tokenHash: hashToken(token),
    expiresAt: new Date(now().getTime() + LINK_DAYS * DAY_MS),
  };
  await sendWithNext(tx, tx.insert(trackingLinks).values(link));
  return token;
}
