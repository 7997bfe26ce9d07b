import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { caseTalk, conversationQuery } from '#app/features/messages/data.ts';

/**
 * Whether what the page of a case says at once has been read, or cannot be. Whose turn it is depends on all of it: drawn
 * earlier, it would be said wrongly for a moment, and what stands below would move. Of what is not `open` nothing is asked for.
 */
export function useIsTold(caseId: string, open = true): boolean {
  const how = { retry: retryCase, enabled: open };
  const talk = useMemo(() => caseTalk(caseId), [caseId]);
  const door = useMemo(() => caseDoor(caseId), [caseId]);
  const messages = useQuery({ ...conversationQuery(talk), ...how }).isLoading;
  const events = useQuery({ ...caseEventsQuery(caseId), ...how }).isLoading;
  const documents = useQuery({ ...documentsQuery(door), ...how }).isLoading;
  const requests = useQuery({ ...informationRequestsQuery(caseId), ...how }).isLoading;
  const quotes = useQuery({ ...quoteSummariesQuery(caseId), ...how }).isLoading;
  // What somebody else on the page reads of what is not open is not waited for: it would take the page from under them.
  return !open || !(messages || events || documents || requests || quotes);
}
