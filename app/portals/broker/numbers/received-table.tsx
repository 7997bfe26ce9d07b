import type { BrokerListItem } from '#app/features/cases/queries/broker/schema.ts';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { CLOSED_COLUMNS } from '../closed/closed-table.tsx';

/** Requests that a broker received, newest first, open and closed ones alike. */
export function ReceivedTable({ items }: { items: readonly BrokerListItem[] }) {
  return (
    <DataTable
      caption="Requests you received"
      isList
      columns={COLUMNS}
      rows={items}
      rowKey={({ id, openedAt }) => `${id}-${openedAt}`}
    />
  );
}

/** What the list of closed ones says of each, but when they ended: here they stand by when they were received. */
const COLUMNS: Column<BrokerListItem>[] = CLOSED_COLUMNS.flatMap((column) => {
  if (column.key === 'ended') return [];
  if (column.key === 'end') return [{ ...column, header: 'How it stands' }];
  if (column.key === 'reference') return [{ ...column, isLeftOut: true }];
  if (column.key !== 'received') return [column];
  const { isLeftOut: _, isWide: __, ...received } = column;
  return [received];
});
