import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { IssueChange, IssueDetail, IssueInput, issueDetail, issueList, testedIssue } from './schema.ts';

const ROOT = '/api/admin/newsletter-issues';
const pathOf = (id: string) => `${ROOT}/${encodeURIComponent(id)}`;

/** Of mail that goes out nothing is announced, so an open page asks while one does. */
const POLL_MS = 3_000;
const isOnItsWay = ({ state, counts }: Pick<IssueDetail, 'state' | 'counts'>) =>
  state === 'sending' || state === 'scheduled' || (counts.mailed ?? 0) > 0;

/** The page of an issue as its mail will look; the version makes it another address after a change. */
export const issuePagePath = ({ id, version }: Pick<IssueDetail, 'id' | 'version'>) =>
  `${pathOf(id)}/page?version=${version}`;

/** The keys begin with the topic of the live events. */
export const issuesQuery = queryOptions({
  queryKey: ['newsletter', 'list'],
  queryFn: () => api.get<typeof issueList>(ROOT),
  refetchInterval: ({ state }) => (state.data?.items.some(isOnItsWay) ? POLL_MS : false),
});

export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: ['newsletter', id],
    queryFn: () => api.get<typeof issueDetail>(pathOf(id)),
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? POLL_MS : false),
  });

export const createIssueMutation = mutationOptions({
  mutationFn: (input: IssueInput) => api.post<typeof issueDetail>(ROOT, input),
});

export const changeIssueMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: IssueChange) => api.put<typeof issueDetail>(pathOf(id), input),
  });

export const deleteIssueMutation = (id: string) =>
  mutationOptions({ mutationFn: () => api.delete(pathOf(id)) });

export const testIssueMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: { version: number }) => api.post<typeof testedIssue>(`${pathOf(id)}/test`, input),
  });

/** `at` is a time on the Alberta clock; null: now. */
export const sendIssueMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: { version: number; at: string | null }) =>
      api.post<typeof issueDetail>(`${pathOf(id)}/send`, input),
  });

export const cancelIssueMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: { version: number }) => api.post<typeof issueDetail>(`${pathOf(id)}/cancel`, input),
  });

export const stopIssueMutation = (id: string) =>
  mutationOptions({ mutationFn: () => api.post<typeof issueDetail>(`${pathOf(id)}/stop`, {}) });
