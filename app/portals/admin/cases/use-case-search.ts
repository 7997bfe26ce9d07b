import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { savedViewsQuery } from '#app/features/accounts/profile/saved-views/data.ts';
import { columnsMutation } from '#app/features/cases/oversight/data.ts';
import { type CaseColumn, readColumns, USUAL_COLUMNS } from '#app/features/cases/oversight/list/columns.ts';
import { CASE_SORTS } from '#app/features/cases/oversight/list/sorts.ts';

const FILTERS = ['q', 'status', 'standing', 'type', 'city', 'priority', 'broker', 'source', 'sent'] as const;
const COLUMNS_KEPT = savedViewsQuery('cases');

/** What of the list is asked for, as the address holds it, and its columns: those of the address, or those chosen last. */
export function useCaseSearch() {
  const [search, setSearch] = useSearchParams();
  const kept = useQuery(COLUMNS_KEPT);
  const choose = useChooseColumns();
  const filters = pick(search, FILTERS);
  const sort = CASE_SORTS.find((order) => order === search.get('sort'));
  const named = search.get('columns');
  const wanted = named?.split('.') ?? kept.data?.columns;
  const columns = wanted ? readColumns(wanted) : USUAL_COLUMNS;
  const isUsual = columns.join() === USUAL_COLUMNS.join();
  const asked = new URLSearchParams(filters);
  if (sort) asked.set('sort', sort);
  const address = new URLSearchParams(asked);
  address.set('columns', columns.join('.'));
  return {
    filters,
    /** As the server reads it, and with the place in the list. */
    asked,
    text: new URLSearchParams({ ...Object.fromEntries(asked), ...pick(search, ['cursor']) }).toString(),
    sort,
    columns,
    /** The columns that the address names. */
    named,
    isUsual,
    /** What a view keeps of it. */
    address: address.toString(),
    isFiltered: [...filters.keys()].length > 0,
    hasCursor: search.has('cursor'),
    /** Whether it is not known yet which columns there are. */
    isPending: kept.isPending,
    chooseColumns(wanted: CaseColumn[] | null) {
      choose(wanted);
      if (named === null) return;
      const next = new URLSearchParams(search);
      next.delete('columns');
      setSearch(next, { replace: true, preventScrollReset: true });
    },
    /** The address with something else asked for, from its beginning. */
    with(name: string, value: string | null): string {
      const next = new URLSearchParams(search);
      next.delete('cursor');
      if (value) next.set(name, value);
      else next.delete(name);
      return `/admin/cases?${next}`;
    },
  };
}

export type CaseSearch = ReturnType<typeof useCaseSearch>;

/** Shows the choice at once, and keeps it; what the server has comes back where it was not kept. */
function useChooseColumns() {
  const client = useQueryClient();
  const { queryKey } = COLUMNS_KEPT;
  const { mutate } = useMutation({
    ...columnsMutation,
    onMutate: async (columns) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (views) => views && { ...views, columns });
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: columnsMutation.mutationKey }) > 1) return;
      await client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

function pick(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value) picked.set(name, value);
  }
  return picked;
}
