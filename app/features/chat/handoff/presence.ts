import { GONE_AFTER_MS } from '#app/features/messages/presence.ts';

/** Somebody who has been gone for so long no longer keeps others from answering. */
const FREE_AFTER_MS = 10 * 60_000;

/** Whether a page that last gave a sign at `seenAt` still counts as open. */
export function isHere(seenAt: Date | null, now: Date): boolean {
  return seenAt !== null && now.getTime() - seenAt.getTime() < GONE_AFTER_MS;
}

/** Whether the person who has a conversation has been gone long enough for somebody else to take it over. */
export function mayBeTakenOver(seenAt: Date | null, now: Date): boolean {
  return seenAt === null || now.getTime() - seenAt.getTime() >= FREE_AFTER_MS;
}
