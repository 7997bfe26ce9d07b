import { Link } from 'react-router';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import type { BrokerListItem } from '#app/features/cases/schema.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Badge } from '#app/ui/badge.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { endWords } from './end-words.ts';

/** Requests that a broker had. Those that they may still read lead to their page. */
export function ClosedTable({ items }: { items: readonly BrokerListItem[] }) {
  return (
    <DataTable
      caption="Closed requests"
      columns={COLUMNS}
      rows={items}
      rowKey={({ id, openedAt }) => `${id}-${openedAt}`}
    />
  );
}

/** Whose it was, and what; of one that may no longer be read what it was alone. */
function Who({ item: { id, closedAt, contactName, type } }: { item: BrokerListItem }) {
  const what = typeName(type);
  if (closedAt !== null) return <span className="font-normal text-slate">{what}</span>;
  return (
    <>
      <Link prefetch="intent" to={`/broker/cases/${id}`} className="text-ink">
        {contactName ?? what}
      </Link>
      {contactName && <span className="ml-2 font-normal text-slate">{what}</span>}
    </>
  );
}

const timeOf = (at: string) => (
  <span className="whitespace-nowrap tabular-nums">{formatAlbertaTime(new Date(at), 'short')}</span>
);

const COLUMNS: Column<BrokerListItem>[] = [
  { key: 'client', header: 'Client and type', render: (item) => <Who item={item} /> },
  { key: 'city', header: 'City', isLeftOut: true, render: ({ city }) => city ?? '–' },
  {
    key: 'received',
    header: 'Received',
    isLeftOut: true,
    isWide: true,
    render: ({ openedAt }) => timeOf(openedAt),
  },
  {
    key: 'end',
    header: 'How it ended',
    render: (item) =>
      item.closedAt === null && item.status ? (
        <StatusBadge status={item.status} />
      ) : (
        <Badge>{endWords(item)}</Badge>
      ),
  },
  {
    key: 'ended',
    header: 'Ended',
    render: ({ endedAt }) => (endedAt ? timeOf(endedAt) : '–'),
  },
  {
    key: 'reference',
    header: 'Reference',
    render: ({ reference }) => <span className="whitespace-nowrap">{reference}</span>,
  },
];
