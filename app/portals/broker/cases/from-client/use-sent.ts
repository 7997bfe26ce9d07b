import { useQuery } from '@tanstack/react-query';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { PLACES, QUESTIONS } from '#app/features/cases/information-requests/places.ts';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';

export type Sent = Pick<InformationRequest, 'title' | 'kind'>;

type AskedFor = {
  /** What the client has sent and nobody has confirmed yet. */
  sent: readonly Sent[];
  /** What they were asked for and have not sent. */
  open: readonly Sent[];
};

/** How what the client was asked for stands. */
export function useSent(shown: BrokerCase | AdminCase): AskedFor {
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const { data } = useQuery({
    ...informationRequestsQuery(shown.id),
    retry: retryCase,
    enabled: isOpenStatus(shown.status) && !isOffered,
  });
  return isOpenStatus(shown.status) ? askedFor(data?.items ?? []) : { sent: [], open: [] };
}

export function askedFor(requests: readonly InformationRequest[]): AskedFor {
  return {
    sent: requests.filter(({ state }) => state === 'submitted'),
    open: requests.filter(({ state }) => UNANSWERED.some((one) => one === state)),
  };
}

/** Where what was sent is confirmed, and what is still open stands. */
export const PLACE_OF = {
  answer: `?tab=${PLACES.broker.answer}#${QUESTIONS}`,
  document: `?tab=${PLACES.broker.document}`,
} as const;
