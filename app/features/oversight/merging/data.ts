import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { joined, MergeInput, mergeCandidates, mergePreview, SplitInput } from './schema.ts';

const pathOf = (id: string) => `/api/admin/cases/${encodeURIComponent(id)}`;

/** Read anew each time it is asked: requests come and go. */
export const mergeCandidatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', id, 'merge-candidates'],
    queryFn: () => api.get<typeof mergeCandidates>(`${pathOf(id)}/merge-candidates`),
    staleTime: 0,
  });

export const mergePreviewQuery = (id: string, into: string) =>
  queryOptions({
    queryKey: ['cases', id, 'merge', into],
    queryFn: () => api.get<typeof mergePreview>(`${pathOf(id)}/merge?into=${into}`),
    staleTime: 0,
  });

/** Below the key of the case: a merge and a split announce it. */
export const joinedQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', id, 'joined'],
    queryFn: () => api.get<typeof joined>(`${pathOf(id)}/joined`),
  });

export const mergeMutation = mutationOptions({
  mutationFn: ({ id, ...input }: MergeInput & { id: string }) =>
    api.post<typeof steppedCase>(`${pathOf(id)}/merge`, input),
});

export const splitCaseMutation = ({ id, ...input }: SplitInput & { id: string }) =>
  api.post<typeof steppedCase>(`${pathOf(id)}/split`, input);
