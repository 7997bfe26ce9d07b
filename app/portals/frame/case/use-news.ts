import { useQuery } from '@tanstack/react-query';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { unansweredSince } from '#app/features/messages/conversation.ts';
import { conversationQuery, type TalkDoor } from '#app/features/messages/data.ts';

const AGAIN_MS = 30_000;

type News = {
  unread: number;
  /** The last message of all, while it is not their own: to read one is not to answer it. */
  wroteAt: string | null;
  wroteBy: string | null;
  /** When they last wrote themselves, as far as this page knows. */
  ownWordAt: string | null;
};

/**
 * How many messages they have not read, and whose the last words are; `isPending` while nothing of it is known. Without an
 * account there are no live events: such a page asks again by itself.
 */
export function useNews(door: TalkDoor, { asksAgain = false } = {}): { news: News; isPending: boolean } {
  const { data, isPending } = useQuery({
    ...{ ...conversationQuery(door), retry: retryCase },
    refetchInterval: asksAgain && AGAIN_MS,
  });
  const last = data && unansweredSince(data, 0).at(-1);
  const news = {
    unread: data ? unansweredSince(data, data.readUpTo).length : 0,
    ...{ wroteAt: last?.createdAt ?? null, wroteBy: last?.author ?? null },
    ownWordAt: data?.lines.findLast(({ isYours }) => isYours)?.createdAt ?? null,
  };
  return { news, isPending };
}
