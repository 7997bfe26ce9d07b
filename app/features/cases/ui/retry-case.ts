import { shouldRetry } from '#app/platform/browser/query-client.ts';
import { ApiError } from '#app/platform/http/api-client.ts';

/** As every query, but a case that is not found is not asked for again: the answer would be the same, only later. */
export function retryCase(failures: number, error: Error): boolean {
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return false;
  return shouldRetry(failures, error);
}
