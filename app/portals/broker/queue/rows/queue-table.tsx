import { Link } from 'react-router';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { COLUMN_WORDS, COLUMNS } from '../board/columns.ts';
import type { QueueChoice } from '../bulk/queue-choice.ts';
import type { QueueSearch } from '../queue-search.ts';
import type { RowDoing } from '../use-row-doing.ts';
import { briefDue, URGENCY } from '../words/due-words.ts';
import { briefWords, kindWords, nextWords } from '../words/row-words.ts';
import { isToReview, RowAction } from './row-action.tsx';
import { RowMarks } from './row-marks.tsx';
import { bySort } from './row-order.ts';

type QueueTableProps = {
  items: readonly QueueItem[];
  now: Date;
  doing: RowDoing;
  choice: QueueChoice;
  search: Pick<QueueSearch, 'sort' | 'sortHref'>;
};

/** The same rows as a table, a line each, to compare them; they are chosen as in the list. */
export function QueueTable({ items, now, doing, choice, search }: QueueTableProps) {
  const { sort, sortHref } = search;
  return (
    <DataTable
      caption="Your queue"
      columns={columnsAt(now, doing, sortHref)}
      rows={sort ? bySort(items, sort) : items}
      sorted={sort ?? undefined}
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

function columnsAt(now: Date, doing: RowDoing, sortHref: QueueSearch['sortHref']): Column<QueueItem>[] {
  return [
    {
      key: 'next',
      header: 'Next',
      isFilling: true,
      render: (item) => (
        <>
          <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-0.5">
            <NextLink item={item} />
            <RowMarks item={item} onRead={doing.markRead} />
          </span>
          {/* Where a table is narrow, what has no column of its own stands here. */}
          <span className="flex flex-wrap gap-x-2 font-normal text-slate max-md:hidden lg:hidden">
            {item.case?.name && <span>{item.case.name}</span>}
            <span>{placeWords(item)}</span>
          </span>
        </>
      ),
    },
    {
      ...{ key: 'client', header: 'Client', isWide: true, sortHref: sortHref('client') },
      render: ({ case: about }) => (
        <span className="block md:max-w-44 md:truncate">{about?.name ?? '–'}</span>
      ),
    },
    {
      ...{ key: 'due', header: 'When', sortHref: sortHref('due') },
      render: (item) => {
        const due = briefDue(item, now);
        return <span className={classNames('md:whitespace-nowrap', URGENCY[due.urgency])}>{due.words}</span>;
      },
    },
    {
      ...{ key: 'type', header: 'Type and city', isWide: true, sortHref: sortHref('type') },
      render: (item) => <span className="md:whitespace-nowrap">{placeWords(item)}</span>,
    },
    {
      ...{ key: 'stage', header: 'Stage', isWide: true, sortHref: sortHref('stage') },
      render: ({ case: about }) => <span className="md:whitespace-nowrap">{stageWords(about)}</span>,
    },
    {
      ...{ key: 'reference', header: 'Reference', isWide: true },
      render: ({ case: about }) => <span className="whitespace-nowrap">{about?.reference ?? '–'}</span>,
    },
    {
      ...({ key: 'do', header: 'Action', align: 'right' } as const),
      render: (item) =>
        item.clock === 'client' && !isToReview(item) ? (
          <span className="px-2 text-slate">–</span>
        ) : (
          <RowAction {...{ item, doing }} look="quiet" className="-my-2 px-2! whitespace-nowrap" />
        ),
    },
  ];
}

const placeWords = ({ case: about }: QueueItem) =>
  about ? [kindWords(about), about.city].filter(Boolean).join(', ') : 'Own task';

function stageWords(about: QueueItem['case']): string {
  const stage = COLUMNS.find((column) => column === about?.stage);
  return stage ? COLUMN_WORDS[stage] : '–';
}

/** Who and what it is about stands in columns beside it, and is said where those are not seen. */
function NextLink({ item }: { item: QueueItem }) {
  const isNotContacted = item.clock === 'client' && item.case?.pausedPromise;
  const words = `${briefWords(item)}${isNotContacted ? ', not yet contacted' : ''}`;
  if (!item.case)
    return (
      <button type="button" data-go="" className="cursor-default text-left lg:line-clamp-2" title={words}>
        {words}
      </button>
    );
  const said = nextWords(item);
  return (
    <Link
      prefetch="intent"
      to={`/broker/cases/${item.case.id}`}
      data-go=""
      aria-label={said.startsWith(words) ? said : `${words}: ${said}`}
      title={words}
      className="text-ink lg:line-clamp-2"
    >
      {words}
    </Link>
  );
}
