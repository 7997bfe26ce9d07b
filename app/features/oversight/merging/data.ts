import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import { joined, type MergeInput, mergeCandidates, mergePreview, type SplitInput } from './schema.ts';

const pathOf = (id: string) => `/api/admin/cases/${encodeURIComponent(id)}`;

/** Read anew each time it is asked: requests come and go. */
export const mergeCandidatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', id, 'merge-candidates'],
    queryFn: () => api.get(`${pathOf(id)}/merge-candidates`, { shape: mergeCandidates }),
    staleTime: 0,
  });

export const mergePreviewQuery = (id: string, into: string) =>
  queryOptions({
    queryKey: ['cases', id, 'merge', into],
    queryFn: () => api.get(`${pathOf(id)}/merge?into=${into}`, { shape: mergePreview }),
    staleTime: 0,
  });

/** Below the key of the case: a merge and a split announce it. */
export const joinedQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', id, 'joined'],
    queryFn: () => api.get(`${pathOf(id)}/joined`, { shape: joined }),
  });

export const mergeMutation = mutationOptions({
  mutationFn: ({ id, ...input }: MergeInput & { id: string }) =>
    api.post(`${pathOf(id)}/merge`, input, { shape: steppedCase }),
});

export const splitCaseMutation = ({ id, ...input }: SplitInput & { id: string }) =>
  api.post(`${pathOf(id)}/split`, input, { shape: steppedCase });
