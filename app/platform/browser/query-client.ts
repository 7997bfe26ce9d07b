import { MutationCache, QueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { ApiError, api, queryOrNull } from '#app/platform/http/api-client.ts';
import { untilConnected } from './waiting-actions.ts';

/** Up to three retries, never after 401 or 403. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return false;
  return failures < 3;
}

/** Milliseconds before a retry: 1 s, doubling, 30 s at most. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What to say when it fails, where nothing beside it does. */
      failed?: string;
      /** It takes as long as the file is big, and changes nothing that the rest of the page reads. */
      isUpload?: boolean;
    };
  }
}

/**
 * The policies of the specification as defaults; a query without its own function reads the URL that its key spells.
 * `sayFailed` hears of every failed mutation whose `meta` names its failure. A mutation waits for a connection, and can be
 * cancelled meanwhile, unless its network mode is `always`.
 */
export function createQueryClient(sayFailed?: (failed: string, error: Error) => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onMutate: (input, { options }) =>
        options.networkMode === 'always' ? undefined : untilConnected(input),
      onError: (error, _input, _context, { meta }) => {
        if (meta?.failed) sayFailed?.(meta.failed, error);
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => queryOrNull(api.get(queryKey.join('/'), { signal })),
        retry: shouldRetry,
        retryDelay,
        staleTime: 5 * MINUTE_MS,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
