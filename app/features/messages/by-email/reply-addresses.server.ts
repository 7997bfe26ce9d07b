import { and, eq, gt, lte } from 'drizzle-orm';
import type { PartyRole } from '#app/features/messages/schema.ts';
import { replyAddresses, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { ADDRESS_DAYS, newReplyAddress } from './reply-subject.server.ts';

/** What the addresses of cases begin with. */
export const CASE_PREFIX = 'case';

/** Who answers by email, and about which case. */
export type Answerer = { caseId: string; participantId: string; role: PartyRole; userId: string };

/**
 * A new address at `domain` to which one participant of a case answers by email; undefined where no mail is taken. It
 * works for 90 days, for that person alone, and as long as they take part.
 */
export async function makeReplyAddress(
  tx: Db,
  participantId: string,
  domain: string | undefined,
): Promise<string | undefined> {
  if (!domain) return undefined;
  const at = now();
  const isOver = and(eq(replyAddresses.participantId, participantId), lte(replyAddresses.expiresAt, at));
  await tx.delete(replyAddresses).where(isOver);
  const { address, tokenHash } = newReplyAddress(CASE_PREFIX, domain);
  const expiresAt = new Date(at.getTime() + ADDRESS_DAYS * DAY_MS);
  await tx.insert(replyAddresses).values({ tokenHash, participantId, expiresAt });
  return address;
}

/** Whose address this is, and of which case; null for any other. Whether they still take part is not asked. */
export async function findAnswerer(db: Db, tokenHash: string): Promise<Answerer | null> {
  const [place] = await db
    .select({
      caseId: threads.caseId,
      participantId: threadParticipants.id,
      role: threadParticipants.role,
      userId: threadParticipants.userId,
    })
    .from(replyAddresses)
    .innerJoin(threadParticipants, eq(threadParticipants.id, replyAddresses.participantId))
    .innerJoin(threads, eq(threads.id, threadParticipants.threadId))
    .where(and(eq(replyAddresses.tokenHash, tokenHash), gt(replyAddresses.expiresAt, now())));
  if (!place?.caseId || !place.userId) return null;
  return { ...place, caseId: place.caseId, userId: place.userId };
}
