import { and, eq, gt, isNull } from 'drizzle-orm';
import { isSpamCase } from '#app/features/cases/queries/by-mailbox.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { brand } from '#content/brand.ts';

/** Who sends a request: the network, hashed, and whether work was proven with it. */
export type Sender = { networkKey: string; hasProof: boolean };

/** How many requests of a network may wait to be confirmed before it has to prove work for each more. */
const FREE_A_DAY = 5;
/** What was found not to be real uses up all that is free, for so long. */
const SUSPECT_DAYS = 7;

/**
 * Refuses (428) one more request from a network that has sent five in a day which nobody confirmed, or one in a week
 * which a broker found not to be real, unless work was proven. Requests of one network are counted one after another,
 * until the transaction ends.
 */
export async function requireFewUnconfirmed(tx: Db, { networkKey, hasProof }: Sender): Promise<void> {
  if (hasProof) return;
  await lockUntilCommit(tx, `quote-network:${networkKey}`);
  const sentSince = (days: number) =>
    and(
      eq(quoteRequests.networkKey, networkKey),
      isNull(quoteRequests.confirmedAt),
      gt(quoteRequests.createdAt, new Date(now().getTime() - days * DAY_MS)),
    );
  if ((await tx.$count(quoteRequests, sentSince(1))) < FREE_A_DAY) {
    const [fake] = await tx
      .select({ id: quoteRequests.id })
      .from(quoteRequests)
      .where(and(sentSince(SUSPECT_DAYS), isSpamCase(quoteRequests.caseId)))
      .limit(1);
    if (!fake) return;
  }
  throw new AppError(
    'proof_required',
    `Several requests from your network today are not confirmed yet. Please open the links in our emails and then send this again, or try again tomorrow. In a browser with JavaScript, this form goes through as well. You can also write to ${brand.email}.`,
  );
}
