import type { QueryClient } from '@tanstack/react-query';
import { ageOfEarlyAnswers } from '#app/platform/http/early-answers.ts';

/** Pauses before another try after a refusal: doubled each time, and up to half of it left to chance. */
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Keeps the browser's data fresh: each event of `/api/events` names topics, and queries whose key starts
 * with one are read again. After a gap everything is. Returns how to stop.
 */
export function connectLive(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;

  const refreshAll = () => void queryClient.invalidateQueries();
  const open = () => {
    // What was read with the document may have changed before this listens.
    const age = ageOfEarlyAnswers();
    source = new EventSource(age ? `/api/events?since=${age}` : '/api/events');
    source.addEventListener('ready', () => {
      // A new source does not know what the one before had seen.
      if (refusals > 0) refreshAll();
      refusals = 0;
    });
    source.addEventListener('change', (event) => {
      const filters = readTopics(event.data);
      afterOwnChanges(queryClient, () => {
        for (const filter of filters) void queryClient.invalidateQueries(filter);
      });
    });
    source.addEventListener('reset', refreshAll);
    source.addEventListener('error', () => {
      // The browser reconnects by itself after a network failure, but gives up after an error status.
      if (source?.readyState !== EventSource.CLOSED) return;
      const longest = Math.min(FIRST_RETRY_MS * 2 ** refusals, LONGEST_RETRY_MS);
      refusals += 1;
      retry = setTimeout(open, longest * (1 - Math.random() / 2));
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
  if (countChanges(queryClient) === 0) {
    read();
    return;
  }
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (countChanges(queryClient) > 0) return;
    stop();
    read();
  });
}

function countChanges(queryClient: QueryClient): number {
  return queryClient.isMutating({ predicate: ({ meta }) => meta?.isUpload !== true });
}

const EXACT = 'only:';

function readTopics(data: string): TopicFilter[] {
  const parsed: unknown = JSON.parse(data);
  if (typeof parsed !== 'object' || parsed === null || !('topics' in parsed)) return [];
  const { topics } = parsed;
  if (!Array.isArray(topics)) return [];
  return topics.filter((topic) => typeof topic === 'string').map(topicFilter);
}

type TopicFilter = { queryKey: string[]; exact?: boolean };

/** Topics are query keys joined by `/`: `cases/123` is `['cases', '123']` and all below, `only:cases/123` that alone. */
export function topicFilter(topic: string): TopicFilter {
  if (!topic.startsWith(EXACT)) return { queryKey: topic.split('/') };
  return { queryKey: topic.slice(EXACT.length).split('/'), exact: true };
}
