import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readNoticesMutation, unreadQuery } from '#app/features/notifications/bell/data.ts';

const CASE_PAGE = /^\/(?:portal|broker|admin)\/cases\/([0-9a-f-]{36})$/;

/** Whoever looks at the page of a case has read what the bell says about it, also what comes meanwhile. */
export function useReadOnCase(): void {
  const caseId = CASE_PAGE.exec(useLocation().pathname)?.[1];
  const { data, dataUpdatedAt } = useQuery(unreadQuery);
  const { mutate } = useMutation(readNoticesMutation);
  const hasUnread = (data?.unread ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new count may be about this case
  useEffect(() => {
    if (!caseId || !hasUnread) return;
    const read = () => {
      if (document.visibilityState === 'visible') mutate({ caseId });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [caseId, hasUnread, dataUpdatedAt, mutate]);
}
