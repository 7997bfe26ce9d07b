import { and, eq, gt } from 'drizzle-orm';
import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { mailFreshLink, mailQuoteJoined, mailQuoteReceived } from '#app/features/quotes/mail.server.ts';
import { trackingLinks } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';

/** How long a tracking link and a receipt work. */
export const LINK_DAYS = 90;
/** However often the form is sent with an address, its owner is written to this many times a day. */
const MAILS_A_DAY = 3;
const DAY_MS = 86_400_000;

type Request = { requestId: string; reference: string; promiseAt: Date; isJoined: boolean };
type Case = Pick<CaseRow, 'id' | 'reference' | 'contactEmail'>;

/**
 * Mails a new tracking link to the mailbox of a case, unless it got three today: then the mail is left out, and
 * nobody is refused. The caller holds the lock of the mailbox. Says whether a mail was written.
 */
export async function mailLink(tx: Db, row: Case, request: Request): Promise<boolean> {
  const token = await issueLink(tx, row, request.requestId);
  if (!token) return false;
  const write = request.isJoined ? mailQuoteJoined : mailQuoteReceived;
  await write(tx, { ...request, token, caseId: row.id, caseReference: row.reference, to: row.contactEmail });
  return true;
}

/** Mails one more link to a case, as earlier ones were lost, ended or have expired; the same limit holds. */
export async function mailAnotherLink(tx: Db, row: Case, requestId: string): Promise<boolean> {
  const token = await issueLink(tx, row, requestId);
  if (!token) return false;
  await mailFreshLink(tx, { token, caseId: row.id, caseReference: row.reference, to: row.contactEmail });
  return true;
}

async function issueLink(tx: Db, row: Case, requestId: string): Promise<string | undefined> {
  const mailbox = hashToken(row.contactEmail.toLowerCase());
  const since = new Date(now().getTime() - DAY_MS);
  const lately = await tx.$count(
    trackingLinks,
    and(eq(trackingLinks.mailboxHash, mailbox), gt(trackingLinks.createdAt, since)),
  );
  if (lately >= MAILS_A_DAY) return undefined;
  const token = newToken();
  await tx.insert(trackingLinks).values({
    caseId: row.id,
    requestId,
    mailboxHash: mailbox,
    tokenHash: hashToken(token),
    expiresAt: new Date(now().getTime() + LINK_DAYS * DAY_MS),
  });
  return token;
}
