import { Link } from 'react-router';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import type { QueueChoice } from '../bulk/queue-choice.ts';
import type { QueueSearch } from '../queue-search.ts';
import { dueWords, nextWords, rowStatusWords, URGENCY } from '../row-words.ts';
import type { RowDoing } from '../use-row-doing.ts';
import { RowAction } from './row-action.tsx';
import { byTime } from './row-order.ts';
import { UnreadBadge } from './unread-badge.tsx';

type QueueTableProps = {
  items: readonly QueueItem[];
  now: Date;
  doing: RowDoing;
  choice: QueueChoice;
  search: Pick<QueueSearch, 'sort' | 'sortHref'>;
};

/** The same rows as a table, to compare them; they are chosen as in the list. */
export function QueueTable({ items, now, doing, choice, search }: QueueTableProps) {
  const { sort } = search;
  return (
    <DataTable
      caption="Your queue"
      columns={columnsAt(now, doing, search.sortHref)}
      rows={sort ? byTime(items, sort) : items}
      sorted={sort ? { key: 'due', direction: sort } : undefined}
      rowKey={({ id }) => id}
      choice={{
        has: ({ id }) => choice.has(id),
        toggle: ({ id }, upToHere) => choice.toggle(id, upToHere),
        toggleAll: choice.toggleAll,
        nameOf: nextWords,
      }}
    />
  );
}

function columnsAt(now: Date, doing: RowDoing, sortHref: string): Column<QueueItem>[] {
  return [
    {
      key: 'next',
      header: 'Next',
      render: (item) => (
        <>
          <span className="inline-flex max-w-full items-center gap-2 md:max-w-56 lg:max-w-72">
            <NextLink item={item} />
            <UnreadBadge item={item} onRead={doing.markRead} />
          </span>
          {/* Where a table is narrow, what has no column of its own stands here. */}
          {item.clock !== 'accept' && (
            <span className="block font-normal text-slate max-md:hidden lg:hidden">{placeWords(item)}</span>
          )}
        </>
      ),
    },
    {
      key: 'due',
      header: 'When',
      sortHref,
      render: (item) => {
        const due = dueWords(item, now);
        return <span className={classNames('md:whitespace-nowrap', URGENCY[due.urgency])}>{due.words}</span>;
      },
    },
    {
      key: 'type',
      header: 'Type and city',
      isWide: true,
      render: (item) => <span className="md:whitespace-nowrap">{placeWords(item)}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      isWide: true,
      render: ({ case: about }) => (
        <span className="md:whitespace-nowrap">{about ? rowStatusWords(about.status) : '–'}</span>
      ),
    },
    {
      key: 'reference',
      header: 'Reference',
      isWide: true,
      render: ({ case: about }) => <span className="whitespace-nowrap">{about?.reference ?? '–'}</span>,
    },
    {
      key: 'do',
      header: 'Action',
      align: 'right',
      render: (item) => (
        <RowAction item={item} isFirst={false} doing={doing} className="-my-2 px-2! whitespace-nowrap" />
      ),
    },
  ];
}

const placeWords = ({ case: about }: QueueItem) =>
  about ? [typeName(about.type), about.city].filter(Boolean).join(', ') : 'Own task';

function NextLink({ item }: { item: QueueItem }) {
  if (!item.case)
    return (
      <button type="button" data-go="" className="cursor-default text-left md:line-clamp-2">
        {nextWords(item)}
      </button>
    );
  return (
    <Link
      prefetch="intent"
      to={`/broker/cases/${item.case.id}`}
      data-go=""
      aria-label={nextWords(item)}
      className="text-ink md:line-clamp-2"
    >
      {item.clock === 'accept' ? (
        <>
          {/* Where a wide table says type and city in a column of their own, they are not said twice. */}
          New request<span className="lg:hidden">{nextWords(item).replace(/^New request/, '')}</span>
        </>
      ) : (
        nextWords(item)
      )}
    </Link>
  );
}
