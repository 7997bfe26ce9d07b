import type { NoticeList } from '#app/features/notifications/bell/schema.ts';

type Told = Pick<NoticeList, 'unread' | 'messages'>;

/**
 * How much stands at the bell. It is told of a message only once nobody has read it for minutes: requests with new messages
 * (`newIn`) count at once, as they do where they are listed, and the notice of one then counts in its place.
 */
export function bellCount(told: Told | undefined, newIn: number): number {
  const { unread = 0, messages = 0 } = told ?? {};
  return unread - messages + Math.max(messages, newIn);
}
