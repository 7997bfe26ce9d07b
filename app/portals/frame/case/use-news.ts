import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { unansweredSince } from '#app/features/messages/conversation.ts';
import { conversationQuery, type TalkDoor } from '#app/features/messages/data.ts';

type News = {
  unread: number;
  news: number;
  newsBy: string | null;
  isUnanswered: boolean;
  /** Nothing of it is known yet. */
  isPending: boolean;
};

/**
 * How many messages they have not read; and how many have come since they were last here, and whose the last is, until they
 * write themselves: to read one is not to answer it. `isUnanswered`: the last message of all is not theirs.
 */
export function useNews(door: TalkDoor): News {
  const { data, isPending } = useQuery({ ...conversationQuery(door), retry: retryCase });
  const [readUpTo, setReadUpTo] = useState<number>();
  if (data && readUpTo === undefined) setReadUpTo(data.readUpTo);
  const fresh = data ? unansweredSince(data, readUpTo ?? data.readUpTo) : [];
  const unread = data ? unansweredSince(data, data.readUpTo).length : 0;
  const isUnanswered = data !== undefined && unansweredSince(data, 0).length > 0;
  return { unread, news: fresh.length, newsBy: fresh.at(-1)?.author ?? null, isUnanswered, isPending };
}
