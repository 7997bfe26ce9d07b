import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { useChoice } from '#app/portals/frame/bulk/use-choice.ts';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { CaseBulkBar } from './bulk/case-bulk-bar.tsx';
import { caseName } from './bulk/use-case-bulk.ts';
import { caseColumns } from './case-columns.tsx';
import type { CaseSearch } from './use-case-search.ts';

type CaseTableProps = {
  items: readonly AdminCaseRow[];
  /** What was looked for. */
  words: readonly string[];
  search: CaseSearch;
};

/** The requests of one page, and what can be done with those that are chosen. */
export function CaseTable({ items, words, search }: CaseTableProps) {
  const now = useNow();
  const choice = useChoice(items);
  return (
    <>
      <DataTable
        caption="Requests"
        isList
        columns={caseColumns({ now, words, search })}
        rows={items}
        rowKey={(item) => item.id}
        sorted={SORTED[search.sort ?? 'newest']}
        choice={{
          has: ({ id }) => choice.has(id),
          toggle: ({ id }, upToHere) => choice.toggle(id, upToHere),
          toggleAll: choice.toggleAll,
          nameOf: caseName,
        }}
      />
      <CaseBulkBar choice={choice} />
    </>
  );
}

const SORTED = {
  newest: { key: 'sent', direction: 'descending' },
  oldest: { key: 'sent', direction: 'ascending' },
  due: { key: 'contact', direction: 'ascending' },
} as const;
