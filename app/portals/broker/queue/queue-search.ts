import { useSearchParams } from 'react-router';
import { queueQuery } from '#app/features/queue/schema.ts';

/** What of the address the queue is read with. */
const FILTERS = ['section', 'type', 'city', 'status', 'clock', 'unread', 'q'] as const;
export type QueueFilter = (typeof FILTERS)[number];

/** The filters of a queue as the address holds them; what the address has that is none counts as not there. */
export function useQueueSearch() {
  const [search, setSearch] = useSearchParams();
  const filters: Partial<Record<QueueFilter, string>> = {};
  for (const name of FILTERS) {
    const value = search.get(name);
    if (value && queueQuery.shape[name].safeParse(value).success) filters[name] = value;
  }
  const isTable = search.get('view') === 'table';
  return {
    filters,
    /** As the server reads it. */
    text: new URLSearchParams(filters).toString(),
    /** The filters and the way of showing, as a view keeps them. */
    address: new URLSearchParams({ ...filters, ...(isTable && { view: 'table' }) }).toString(),
    isFiltered: Object.keys(filters).length > 0,
    isTable,
    /** Sets a filter, or takes it away with an empty value. */
    set(name: QueueFilter | 'view', value: string) {
      const next = new URLSearchParams(search);
      if (value) next.set(name, value);
      else next.delete(name);
      setSearch(next, { replace: name === 'q', preventScrollReset: true });
    },
    clear: () => setSearch(isTable ? { view: 'table' } : {}),
  };
}

export type QueueSearch = ReturnType<typeof useQueueSearch>;
