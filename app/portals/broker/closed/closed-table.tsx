import { Link } from 'react-router';
import type { BrokerListItem } from '#app/features/cases/queries/broker/schema.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Badge } from '#app/ui/badge.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { endWords, whyWords } from './end-words.ts';

/** Requests that a broker had. Those that they may still read lead to their page. */
export function ClosedTable({ items }: { items: readonly BrokerListItem[] }) {
  return (
    <DataTable
      caption="Closed requests"
      columns={CLOSED_COLUMNS}
      rows={items}
      rowKey={({ id, openedAt }) => `${id}-${openedAt}`}
    />
  );
}

/** Whose it was; of one that may no longer be read that is not said. The keys stop at every row. */
function Who({ item: { id, closedAt, contactName } }: { item: BrokerListItem }) {
  if (closedAt !== null)
    return (
      <span data-go="" tabIndex={-1} className="rounded-small font-normal text-slate">
        Name hidden
      </span>
    );
  return (
    <Link prefetch="intent" data-go="" to={`/broker/cases/${id}`} className="text-ink">
      {contactName ?? 'Not accepted'}
    </Link>
  );
}

function End({ item }: { item: BrokerListItem }) {
  const why = whyWords(item);
  return (
    <>
      <Badge tone={item.status === 'won' ? 'success' : 'neutral'}>{endWords(item)}</Badge>
      {why && <span className="mt-1 block text-slate">{why}</span>}
    </>
  );
}

const timeOf = (at: string) => (
  <span className="whitespace-nowrap tabular-nums">{formatAlbertaTime(new Date(at), 'short')}</span>
);

/** What is said of each. */
export const CLOSED_COLUMNS: Column<BrokerListItem>[] = [
  {
    key: 'client',
    header: 'Client',
    render: (item) => (
      <>
        <Who item={item} />
        {/* Where there is no column for it. */}
        <span className="block font-normal text-slate max-md:text-sm lg:hidden">
          {typeName(item.type)}
          {item.city && <span className="md:hidden">, {item.city}</span>}
        </span>
      </>
    ),
  },
  { key: 'type', header: 'Type', isLeftOut: true, isWide: true, render: ({ type }) => typeName(type) },
  { key: 'city', header: 'City', isLeftOut: true, render: ({ city }) => city ?? '–' },
  {
    key: 'end',
    header: 'How it ended',
    render: (item) => (
      <div>
        <End item={item} />
      </div>
    ),
  },
  {
    key: 'ended',
    header: 'Ended',
    render: ({ endedAt }) => (endedAt ? timeOf(endedAt) : '–'),
  },
  {
    key: 'received',
    header: 'Received',
    isLeftOut: true,
    isWide: true,
    render: ({ openedAt }) => timeOf(openedAt),
  },
  {
    key: 'reference',
    header: 'Reference',
    isWide: true,
    render: ({ reference }) => <span className="whitespace-nowrap">{reference}</span>,
  },
];
