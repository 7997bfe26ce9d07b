import type { ChatMessage } from './kept-chat.ts';

/**
 * Which line somebody who has seen the first `seen` lines reads next: the first that is new, and where nothing is, or the
 * new line is their own, what followed on the last one they wrote themselves.
 */
export function firstNew(messages: readonly Pick<ChatMessage, 'role'>[], seen: number): number {
  const last = messages.length - 1;
  const isKnown = seen > 0 && seen < messages.length;
  const fresh = isKnown ? seen : 0;
  const own = messages.findLastIndex(({ role }) => role === 'user');
  return Math.min(Math.max(fresh, own + 1), last);
}
