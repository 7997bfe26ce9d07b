import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { passportSchema } from '#app/features/ledger/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { CaseStage } from './rules/statuses.ts';
import {
  type BrokerFilter,
  brokerList,
  brokerStats,
  caseList,
  caseOutput,
  caseSteps,
  eventList,
  steppedCase,
  type TransitionInput,
} from './schema.ts';

/** Keys start with ['cases', 'list'], ['cases', 'broker'] or ['cases', id], the topics of the live events: an event refreshes them. */
const keys = {
  list: (as: string, cursor: string) => ['cases', 'list', as, cursor] as const,
  case: (id: string) => ['cases', id] as const,
  steps: (id: string) => ['cases', id, 'steps'] as const,
  events: (id: string) => ['cases', id, 'events'] as const,
  passport: (id: string) => ['cases', id, 'passport'] as const,
  broker: (filter: BrokerFilter, cursor: string, q: string) =>
    ['cases', 'broker', filter, cursor, q] as const,
  stats: ['cases', 'broker', 'stats'] as const,
};

/** The viewer's own requests, whatever their role. */
export const myCasesQuery = (cursor = '') =>
  queryOptions({
    queryKey: keys.list('client', cursor),
    queryFn: () => api.get(`/api/cases?${search({ as: 'client', cursor })}`, { shape: caseList }),
    placeholderData: keepPreviousData,
  });

/** A case as the viewer may see it; `view` says which shape it is. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: keys.case(id),
    queryFn: () => api.get(`/api/cases/${id}`, { shape: caseOutput }),
  });

/** What the viewer may do with a case now; to read it is no look at the case. */
export const caseStepsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.steps(id),
    queryFn: () => api.get(`/api/cases/${id}/steps`, { shape: caseSteps }),
  });

export const caseEventsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.events(id),
    queryFn: () => api.get(`/api/cases/${id}/events?limit=100`, { shape: eventList }),
  });

export const casePassportQuery = (id: string) =>
  queryOptions({
    queryKey: keys.passport(id),
    queryFn: () => api.get(`/api/cases/${id}/passport`, { shape: passportSchema }),
  });

/** A broker's list: to accept, in progress or closed; of those, the ones that hold the words `q`. */
export const brokerCasesQuery = (filter: BrokerFilter, cursor = '', q = '') =>
  queryOptions({
    queryKey: keys.broker(filter, cursor, q),
    queryFn: () => api.get(`/api/broker/cases?${search({ filter, cursor, q })}`, { shape: brokerList }),
    placeholderData: keepPreviousData,
  });

export const brokerStatsQuery = queryOptions({
  queryKey: keys.stats,
  queryFn: () => api.get('/api/broker/stats', { shape: brokerStats }),
});

type Versioned = { id: string; version: number };

/** After each of these, `setQueryData(caseQuery(id).queryKey, answer)` when `answer.view` is not `ended`. */
export const acceptCaseMutation = mutationOptions({
  mutationFn: ({ id, version }: Versioned) =>
    api.post(`/api/broker/cases/${id}/accept`, { version }, { shape: steppedCase }),
});

export const returnCaseMutation = mutationOptions({
  mutationFn: ({ id, ...input }: Versioned & { reason: string; note?: string | undefined }) =>
    api.post(`/api/broker/cases/${id}/return`, input, { shape: steppedCase }),
});

export const markNotRealMutation = mutationOptions({
  mutationFn: ({ id, ...input }: Versioned & { reason: string; note?: string | undefined }) =>
    api.post(`/api/broker/cases/${id}/not-real`, input, { shape: steppedCase }),
});

export const logContactMutation = mutationOptions({
  mutationFn: ({
    id,
    ...input
  }: Versioned & { method: string; outcome?: string; note?: string | undefined }) =>
    api.post(`/api/broker/cases/${id}/contact`, input, { shape: steppedCase }),
});

export const transitionMutation = mutationOptions({
  mutationFn: ({ id, ...input }: { id: string } & TransitionInput) =>
    api.post(`/api/cases/${id}/transitions`, input, { shape: steppedCase }),
});

/** The stage of a case by its broker, or its answers by its person. */
export const changeCaseMutation = mutationOptions({
  mutationFn: ({
    id,
    ...change
  }: Versioned & ({ stage: CaseStage } | { details: Record<string, unknown> })) =>
    api.patch(`/api/cases/${id}`, change, { shape: steppedCase }),
});

/** Every query about cases: to invalidate after a step. */
export const allCasesKey = ['cases'] as const;

function search(fields: Record<string, string>): string {
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
}
