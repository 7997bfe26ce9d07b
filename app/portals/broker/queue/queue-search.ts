import { useSearchParams } from 'react-router';
import { FILTER_CHARACTERS, FILTER_CHOICES } from '#app/features/queue/filters.ts';

/** What of the address the queue is read with. */
const FILTERS = ['section', 'type', 'city', 'status', 'stage', 'readiness', 'clock', 'unread', 'q'] as const;
export type QueueFilter = (typeof FILTERS)[number];

/** The ways to show a queue. A list is what the address says where it says nothing. */
const VIEWS = ['list', 'table', 'board'] as const;
export type QueueView = (typeof VIEWS)[number];

/** Which way a table is sorted by time; where the address says nothing, it stands as the list does. */
const SORTS = ['ascending', 'descending'] as const;
export type QueueSort = (typeof SORTS)[number];

/** A board shows all cases at once, and reads as many at a time as it may. */
const BOARD_PAGE = { limit: '100' };

function isKnown(name: QueueFilter, value: string): boolean {
  if (name === 'city' || name === 'q') return value.length <= FILTER_CHARACTERS[name];
  const choices: readonly string[] = FILTER_CHOICES[name];
  return choices.includes(value);
}

/** The filters of a queue as the address holds them; what the address has that is none counts as not there. */
export function useQueueSearch() {
  const [search, setSearch] = useSearchParams();
  const filters: Partial<Record<QueueFilter, string>> = {};
  for (const name of FILTERS) {
    const value = search.get(name);
    if (value && isKnown(name, value)) filters[name] = value;
  }
  const view = VIEWS.find((name) => name === search.get('view')) ?? 'list';
  const sort = SORTS.find((name) => name === search.get('sort')) ?? null;
  const shown: Record<string, string> = view === 'list' ? {} : { view };
  return {
    filters,
    view,
    /** As the server reads it. */
    text: new URLSearchParams({ ...filters, ...(view === 'board' && BOARD_PAGE) }).toString(),
    /** The filters and the way of showing, as a view keeps them. */
    address: new URLSearchParams({ ...filters, ...shown }).toString(),
    isFiltered: Object.keys(filters).length > 0,
    sort,
    /** The address that sorts a table by time, then the other way, then as the list stands. */
    sortHref: `?${sortedFrom(search, sort)}`,
    /** The column of a board that a phone shows. */
    column: search.get('column'),
    /** Sets a filter, or takes it away with an empty value. */
    set(name: QueueFilter | 'view' | 'column', value: string) {
      const next = new URLSearchParams(search);
      if (value) next.set(name, value);
      else next.delete(name);
      setSearch(next, { replace: name === 'q' || name === 'column', preventScrollReset: true });
    },
    clear: () => setSearch(shown),
  };
}

function sortedFrom(search: URLSearchParams, sort: QueueSort | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (sort === 'descending') next.delete('sort');
  else next.set('sort', sort === null ? 'ascending' : 'descending');
  return next;
}

export type QueueSearch = ReturnType<typeof useQueueSearch>;
