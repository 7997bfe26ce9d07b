import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SignedIn } from '#app/features/accounts/account-env.server.ts';
import { readAccount } from '#app/features/accounts/queries.server.ts';
import { confirmOwnMailbox } from '#app/features/accounts/recovery/verify-email.server.ts';
import { type CaseRow, findCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { claimCases } from '#app/features/cases/steps/clock/sweeps.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { systemViewer, type Viewer } from '#app/platform/viewer.ts';
import { confirmRequest } from './confirm.server.ts';
import { lockMailbox } from './mailbox.server.ts';

/** Who opens a link in a browser that is logged in. */
export type LoggedIn = { viewer: Viewer; signedIn: SignedIn | null; requestId: string };

const MOST = 100;

/**
 * Confirms the requests of an account whose mailbox is proven: those that name no telephone number, or the account's.
 * A stranger can send a request with somebody's address and a number of their own, so one with another number is
 * confirmed by its own link alone: otherwise later requests would join it, and brokers would call the stranger.
 */
export async function confirmOwnRequests(db: Db, { userId }: { userId: string }): Promise<void> {
  const account = await readAccount(db, userId);
  if (!account.emailVerified) return;
  const waiting = await db
    .select()
    .from(quoteRequests)
    .where(
      and(
        eq(sql`lower(${quoteRequests.contact}->>'email')`, account.email.toLowerCase()),
        isNull(quoteRequests.confirmedAt),
        isNull(quoteRequests.withdrawnAt),
      ),
    )
    .limit(MOST);
  const isOwn = (phone: string | null) => phone === null || digitsOf(phone) === digitsOf(account.phone);
  for (const { id, caseId, contact } of waiting.filter(({ contact: { phone } }) => isOwn(phone))) {
    await db.transaction(async (tx) => {
      await lockMailbox(tx, caseId);
      // Again: it may have gone to another case while we waited.
      const [request] = await tx.select().from(quoteRequests).where(eq(quoteRequests.id, id));
      if (!request) return;
      const held = await holdCase(tx, request.caseId);
      const { clientId, contactEmail, contactPhone } = held.row;
      const isTheirs = clientId === userId && contactEmail.toLowerCase() === contact.email.toLowerCase();
      if (isTheirs && isOwn(contactPhone)) await confirmRequest(tx, held, id);
    });
  }
}

/**
 * The case behind a link that was opened in a browser where the account of its mailbox is logged in: the address of
 * that account is confirmed by it, as the link came to the mailbox, and the case is the account's from now on.
 */
export async function takeAlong(
  db: Db,
  row: CaseRow,
  { viewer, signedIn, requestId }: LoggedIn,
): Promise<CaseRow> {
  const email = row.contactEmail;
  if (viewer.kind !== 'user' || !signedIn || signedIn.user.viewedBy || row.clientId) return row;
  if (signedIn.user.email.toLowerCase() !== email.toLowerCase()) return row;
  await confirmOwnMailbox(db, viewer, { email, sessionId: signedIn.sessionId, requestId });
  await claimCases(db, systemViewer('mailbox'), { userId: viewer.id });
  return (await findCase(db, row.id)).row;
}

/** The last ten digits of a telephone number, in whatever form it was typed. */
function digitsOf(phone: string | null): string {
  return (phone ?? '').replaceAll(/\D/g, '').slice(-10);
}
