import type { QueryClient } from '@tanstack/react-query';

const RETRY_MS = 3_000;

/**
 * Keeps the browser's data fresh: each event of `/api/events` names topics, and queries whose key starts
 * with one are read again. After a gap everything is. Returns how to stop.
 */
export function connectLive(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const refreshAll = () => void queryClient.invalidateQueries();
  const open = () => {
    source = new EventSource('/api/events');
    source.addEventListener('change', (event) => {
      const topics = readTopics(event.data);
      afterOwnChanges(queryClient, () => {
        for (const queryKey of topics) void queryClient.invalidateQueries({ queryKey });
      });
    });
    source.addEventListener('reset', refreshAll);
    source.addEventListener('error', () => {
      // The browser reconnects by itself after a network failure, but gives up after an error status.
      if (source?.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(() => {
        open();
        refreshAll();
      }, RETRY_MS);
    });
  };
  open();

  return () => {
    clearTimeout(retry);
    source?.close();
  };
}

/**
 * Runs `read` once no change of this page is on its way. The event of a change can be here before the answer to it,
 * and that answer may bring the very cookie which reading needs (a second factor begins a new session).
 */
function afterOwnChanges(queryClient: QueryClient, read: () => void): void {
  if (queryClient.isMutating() === 0) {
    read();
    return;
  }
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return;
    stop();
    read();
  });
}

/** Topics are query keys joined by `/`: `cases/123` is `['cases', '123']`. */
function readTopics(data: string): string[][] {
  const parsed: unknown = JSON.parse(data);
  if (typeof parsed !== 'object' || parsed === null || !('topics' in parsed)) return [];
  const { topics } = parsed;
  if (!Array.isArray(topics)) return [];
  return topics.filter((topic) => typeof topic === 'string').map((topic) => topic.split('/'));
}
