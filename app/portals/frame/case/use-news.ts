import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { unansweredSince } from '#app/features/messages/conversation.ts';
import { conversationQuery, type TalkDoor } from '#app/features/messages/data.ts';

/** How many messages have come since they were last here, until they write themselves: to read one is not to answer it. */
export function useNews(door: TalkDoor): number {
  const { data } = useQuery({ ...conversationQuery(door), retry: retryCase });
  const [readUpTo, setReadUpTo] = useState<number>();
  if (data && readUpTo === undefined) setReadUpTo(data.readUpTo);
  return data ? unansweredSince(data, readUpTo ?? data.readUpTo) : 0;
}
