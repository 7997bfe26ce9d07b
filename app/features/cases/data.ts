import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { passportSchema } from '#app/features/ledger/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { BrokerFilter, brokerList, brokerStats } from './queries/broker/schema.ts';
import type { CaseStage } from './rules/statuses.ts';
import type { caseList, caseOutput, caseSteps, eventList, steppedCase, TransitionInput } from './schema.ts';
import type { policyCorrection } from './steps/ending/policy-record.ts';

/** Keys start with ['cases', 'list'], ['cases', 'broker'] or ['cases', id], the topics of the live events: an event refreshes them. */
const keys = {
  list: (as: string, cursor: string) => ['cases', 'list', as, cursor] as const,
  case: (id: string) => ['cases', id] as const,
  steps: (id: string) => ['cases', id, 'steps'] as const,
  events: (id: string) => ['cases', id, 'events'] as const,
  passport: (id: string) => ['cases', id, 'passport'] as const,
  broker: (filter: BrokerFilter, cursor: string, q: string, outcome: string) =>
    ['cases', 'broker', filter, cursor, q, outcome] as const,
  stats: ['cases', 'broker', 'stats'] as const,
};

/** The viewer's own requests, whatever their role. */
export const readMyCases = (cursor = '') =>
  api.get<typeof caseList>(`/api/cases?${search({ as: 'client', cursor })}`);

export const myCasesQuery = (cursor = '') =>
  queryOptions({
    queryKey: keys.list('client', cursor),
    queryFn: () => readMyCases(cursor),
    placeholderData: keepPreviousData,
  });

/** A case as the viewer may see it; `view` says which shape it is. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: keys.case(id),
    queryFn: () => api.get<typeof caseOutput>(`/api/cases/${id}`),
  });

/** What the viewer may do with a case now; to read it is no look at the case. */
export const caseStepsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.steps(id),
    queryFn: () => api.get<typeof caseSteps>(`/api/cases/${id}/steps`),
  });

export const caseEventsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.events(id),
    queryFn: () => api.get<typeof eventList>(`/api/cases/${id}/events?limit=100`),
  });

export const casePassportQuery = (id: string) =>
  queryOptions({
    queryKey: keys.passport(id),
    queryFn: () => api.get<typeof passportSchema>(`/api/cases/${id}/passport`),
  });

/** A broker's list: to accept, in progress or closed; of those, the ones that hold the words `q` and ended so. */
export const brokerCasesQuery = (filter: BrokerFilter, cursor = '', q = '', outcome = '') =>
  queryOptions({
    queryKey: keys.broker(filter, cursor, q, outcome),
    queryFn: () => api.get<typeof brokerList>(`/api/broker/cases?${search({ filter, cursor, q, outcome })}`),
    placeholderData: keepPreviousData,
  });

/** Of these cases those that are closed for a broker, with the names of whom they still may know. */
export const closedCasesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: keys.broker('closed', ids.join(','), '', ''),
    queryFn: () =>
      api.get<typeof brokerList>(`/api/broker/cases?filter=closed&limit=50&ids=${ids.join(',')}`),
    placeholderData: keepPreviousData,
  });

export const brokerStatsQuery = queryOptions({
  queryKey: keys.stats,
  queryFn: () => api.get<typeof brokerStats>('/api/broker/stats'),
});

type Versioned = { id: string; version: number };

/** After each of these, `setQueryData(caseQuery(id).queryKey, answer)` when `answer.view` is not `ended`. */
export const acceptCaseMutation = mutationOptions({
  mutationFn: ({ id, version }: Versioned) =>
    api.post<typeof steppedCase>(`/api/broker/cases/${id}/accept`, { version }),
});

export const returnCaseMutation = mutationOptions({
  mutationFn: ({ id, ...input }: Versioned & { reason: string; note?: string | undefined }) =>
    api.post<typeof steppedCase>(`/api/broker/cases/${id}/return`, input),
});

export const markNotRealMutation = mutationOptions({
  mutationFn: ({ id, ...input }: Versioned & { reason: string; note?: string | undefined }) =>
    api.post<typeof steppedCase>(`/api/broker/cases/${id}/not-real`, input),
});

export const logContactMutation = mutationOptions({
  mutationFn: ({
    id,
    ...input
  }: Versioned & {
    method: string;
    outcome?: string;
    at?: string | undefined;
    call?: string | undefined;
    why?: string | undefined;
    note?: string | undefined;
  }) => api.post<typeof steppedCase>(`/api/broker/cases/${id}/contact`, input),
});

export const correctPolicyMutation = mutationOptions({
  mutationFn: ({ id, ...input }: Versioned & z.output<typeof policyCorrection>) =>
    api.post<typeof steppedCase>(`/api/broker/cases/${id}/policy`, input),
});

export const transitionMutation = mutationOptions({
  mutationFn: ({ id, ...input }: { id: string } & TransitionInput) =>
    api.post<typeof steppedCase>(`/api/cases/${id}/transitions`, input),
});

/** The stage of a case by its broker, or its answers by its person. */
export const changeCaseMutation = mutationOptions({
  mutationFn: ({
    id,
    ...change
  }: Versioned & ({ stage: CaseStage } | { details: Record<string, unknown> })) =>
    api.patch<typeof steppedCase>(`/api/cases/${id}`, change),
});

/** Every query about cases: to invalidate after a step. */
export const allCasesKey = ['cases'] as const;

function search(fields: Record<string, string>): string {
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString();
}
