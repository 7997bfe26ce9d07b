import { and, eq, gt, lte } from 'drizzle-orm';
import type { PartyRole } from '#app/features/messages/schema.ts';
import { replyAddresses, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newMailToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';

/** As long as a tracking link works. */
const ADDRESS_DAYS = 90;
const LOCAL_PART = /^case\+([0-9a-f]{40})$/i;

/** Where a mail belongs that was sent to one of these addresses. */
export type ReplyPlace = { caseId: string; participantId: string; role: PartyRole; userId: string };

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
  const token = newMailToken();
  const expiresAt = new Date(at.getTime() + ADDRESS_DAYS * DAY_MS);
  await tx.insert(replyAddresses).values({ tokenHash: hashToken(token), participantId, expiresAt });
  return `case+${token}@${domain}`;
}

/** Whose address this is, and of which case; null for any other. Whether they still take part is not asked. */
export async function findReplyPlace(db: Db, address: string, domain: string): Promise<ReplyPlace | null> {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain) return null;
  const token = LOCAL_PART.exec(address.slice(0, at))?.[1];
  if (!token) return null;
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
    .where(
      and(eq(replyAddresses.tokenHash, hashToken(token.toLowerCase())), gt(replyAddresses.expiresAt, now())),
    );
  if (!place?.caseId || !place.userId) return null;
  return { ...place, caseId: place.caseId, userId: place.userId };
}
