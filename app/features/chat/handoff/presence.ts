/** A page says every half minute that it is open; after two of these times it counts as gone. */
export const SIGN_EVERY_MS = 30_000;
const GONE_AFTER_MS = 2 * SIGN_EVERY_MS;
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
