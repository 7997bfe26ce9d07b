import { useSearchParams } from 'react-router';
import { FILTER_CHARACTERS, FILTER_CHOICES } from '#app/features/queue/filters.ts';
import { useHasColumns } from '#app/ui/frame/use-is-wide.ts';

/** What of the address the queue is read with. */
const FILTERS = [
  ...(['section', 'type', 'city', 'status', 'stage', 'readiness', 'clock'] as const),
  ...(['unread', 'uncontacted', 'q'] as const),
] as const;
export type QueueFilter = (typeof FILTERS)[number];

/** The ways to show a queue. A list is what the address says where it says nothing. */
const VIEWS = ['list', 'table', 'board'] as const;
export type QueueView = (typeof VIEWS)[number];

/** What a table is sorted by, the other way round after a minus; where the address says nothing, it stands as the list does. */
export const SORT_KEYS = ['due', 'client', 'type', 'stage'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type QueueSort = { key: SortKey; direction: 'ascending' | 'descending' };

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
  const hasColumns = useHasColumns();
  const asked = VIEWS.find((name) => name === search.get('view')) ?? 'list';
  // Without columns a table is a list again, and a longer one.
  const view = asked === 'table' && !hasColumns ? 'list' : asked;
  const sort = readSort(search.get('sort'));
  const shown: Record<string, string> = asked === 'list' ? {} : { view: asked };
  return {
    filters,
    view,
    /** As the server reads it. */
    text: new URLSearchParams({ ...filters, ...(view === 'board' && BOARD_PAGE) }).toString(),
    /** The filters and the way of showing, as a view keeps them. */
    address: new URLSearchParams({ ...filters, ...shown }).toString(),
    isFiltered: Object.keys(filters).length > 0,
    sort,
    /** The address that sorts a table by a column, then the other way, then as the list stands. */
    sortHref: (key: SortKey) => `?${sortedFrom(search, sort, key)}`,
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

/** `due` or `-due`; null of what is neither. */
export function readSort(text: string | null): QueueSort | null {
  const key = SORT_KEYS.find((one) => one === text || `-${one}` === text);
  return key ? { key, direction: key === text ? 'ascending' : 'descending' } : null;
}

function sortedFrom(search: URLSearchParams, sort: QueueSort | null, key: SortKey): URLSearchParams {
  const next = new URLSearchParams(search);
  if (sort?.key !== key) next.set('sort', key);
  else if (sort.direction === 'ascending') next.set('sort', `-${key}`);
  else next.delete('sort');
  return next;
}

export type QueueSearch = ReturnType<typeof useQueueSearch>;
