import { useQuery } from '@tanstack/react-query';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { PLACES, QUESTIONS } from '#app/features/cases/information-requests/places.ts';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';

export type Sent = Pick<InformationRequest, 'title' | 'kind'>;

/** What the client has sent and nobody has confirmed yet. */
export function useSent(shown: BrokerCase | AdminCase): readonly Sent[] {
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const { data } = useQuery({
    ...informationRequestsQuery(shown.id),
    retry: retryCase,
    enabled: isOpenStatus(shown.status) && !isOffered,
  });
  return data?.items.filter(({ state }) => state === 'submitted') ?? [];
}

/** Where what was sent is confirmed. */
export const PLACE_OF = {
  answer: `?tab=${PLACES.broker.answer}#${QUESTIONS}`,
  document: `?tab=${PLACES.broker.document}`,
} as const;
