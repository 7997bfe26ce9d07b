import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { caseList } from '#app/features/cases/schema.ts';
import { dueReviews } from '#app/features/content-review/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

const outbox = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      recipient: z.string(),
      subject: z.string(),
      text: z.string().nullable(),
      state: z.enum(['queued', 'sent', 'kept', 'failed']),
      tries: z.number(),
      createdAt: z.string(),
    }),
  ),
});
export type OutboxMail = z.output<typeof outbox>['items'][number];

const deadJobs = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), failedAt: z.string() })),
});

/** Every case there is, newest first. The key is below the topic of the live events. */
export const allCasesQuery = (cursor: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'all', cursor],
    queryFn: () =>
      api.get(`/api/cases${cursor && `?cursor=${encodeURIComponent(cursor)}`}`, { shape: caseList }),
  });

// Nothing announces mail or dead jobs, so an open page asks again by itself.
const POLL_MS = 20_000;

export const outboxQuery = queryOptions({
  queryKey: ['admin', 'outbox'],
  queryFn: () => api.get('/api/admin/outbox', { shape: outbox }),
  refetchInterval: POLL_MS,
});

export const deadJobsQuery = queryOptions({
  queryKey: ['admin', 'dead-jobs'],
  queryFn: () => api.get('/api/admin/dead-jobs', { shape: deadJobs }),
  refetchInterval: POLL_MS,
});

export const contentReviewsQuery = queryOptions({
  queryKey: ['admin', 'content-reviews'],
  queryFn: () => api.get('/api/admin/content-reviews', { shape: dueReviews }),
});
