import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '#app/features/accounts/data.ts';
import { ApiError } from '#app/platform/http/api-client.ts';

/**
 * Notices from any call that the session has ended (401), so that the guard asks to log in again instead of each
 * part of the page failing by itself. Returns how to stop.
 */
export function watchSessionEnd(queryClient: QueryClient): () => void {
  const notice = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) queryClient.setQueryData(userQuery.queryKey, null);
  };
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') notice(event.action.error);
  });
  const stopMutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') notice(event.action.error);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}
