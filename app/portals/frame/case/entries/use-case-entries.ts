import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { type AskedLine, eventEntries } from '#app/features/cases/ui/history/event-entries.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import type { StreamEntry } from '#app/features/messages/ui/stream/stream-rows.ts';
import { documentEntries } from './document-entries.tsx';

type OwnWords = (events: readonly CaseEvent[]) => (event: CaseEvent) => string | undefined;

/**
 * What happened on a case and which documents came, as lines among its messages; undefined while they are on their way.
 * What cannot be read is left out: the messages stand without it. With `askedLine` what was asked for is answered in its line.
 */
export function useCaseEntries(
  caseId: string,
  side: 'client' | 'broker' | 'admin',
  { askedLine, ownWords }: { askedLine?: AskedLine; ownWords?: OwnWords } = {},
): StreamEntry[] | undefined {
  const events = useQuery({ ...caseEventsQuery(caseId), retry: retryCase });
  const hasQuotes = events.data?.items.some(({ kind }) => kind === 'quotes_sent') === true;
  const quotes = useQuery({ ...quoteSummariesQuery(caseId), retry: retryCase, enabled: hasQuotes });
  const isAsked = events.data?.items.some(({ kind }) => kind.startsWith('information_')) === true;
  const requests = useQuery({ ...informationRequestsQuery(caseId), retry: retryCase, enabled: isAsked });
  const door = useMemo(() => caseDoor(caseId), [caseId]);
  const documents = useQuery({ ...documentsQuery(door), retry: retryCase });
  if (events.isPending || documents.isPending) return undefined;
  return [
    ...eventEntries(events.data?.items ?? [], side, {
      quotes: quotes.data?.items,
      requests: requests.data?.items,
      askedLine,
      ownWords: ownWords?.(events.data?.items ?? []),
    }),
    ...documentEntries(documents.data?.items ?? [], {
      door,
      asksWhy: side === 'admin',
      showsPictures: side === 'client',
    }),
  ];
}
