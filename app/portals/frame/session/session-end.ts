import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { ApiError } from '#app/platform/http/api-client.ts';

/**
 * Asks again who is signed in when any call is refused for lack of a session (401): if nobody is, the guard asks to
 * log in instead of each part of the page failing by itself. Returns how to stop.
 */
export function watchSessionEnd(queryClient: QueryClient): () => void {
  const notice = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void queryClient.invalidateQueries(userQuery);
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
