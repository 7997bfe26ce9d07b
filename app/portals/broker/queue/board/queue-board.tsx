import { Link } from 'react-router';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';
import type { QueueSearch } from '../queue-search.ts';
import type { RowDoing } from '../use-row-doing.ts';
import { BoardCard } from './board-card.tsx';
import { type Card, COLUMN_WORDS, COLUMNS, type Column, cardsByColumn, columnsShown } from './columns.ts';
import { moveOnBoard } from './move-focus.ts';

type QueueBoardProps = {
  items: readonly QueueItem[];
  /** Whether these are all rows there are: only then a column is counted. */
  isAll: boolean;
  now: Date;
  arrivals: ReadonlySet<string>;
  doing: RowDoing;
  search: QueueSearch;
};

/** All own cases by their stage. On a phone one column at a time; which one stands in the address. */
export function QueueBoard({ items, isAll, now, arrivals, doing, search }: QueueBoardProps) {
  const cards = cardsByColumn(items);
  const columns = columnsShown(cards);
  const first = columns.find((column) => cards[column].length > 0) ?? 'contact';
  const current = columns.find((column) => column === search.column) ?? first;
  const at = (column: Column) => ({ cards: cards[column], isCurrent: column === current });
  const free = items.filter((item) => item.case === null).length;
  return (
    <div>
      <ColumnTabs {...{ cards, current }} onChoose={(column) => search.set('column', column)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between the links it holds */}
      <div
        onKeyDown={moveOnBoard}
        className="goes-on -m-1 grid gap-2 overflow-x-auto p-1 md:auto-cols-[minmax(14.5rem,1fr)] md:grid-flow-col xl:auto-cols-[minmax(11.25rem,1fr)]"
      >
        {WORKED.map((column) => (
          <BoardColumn key={column} {...{ column, isAll, now, arrivals, doing, search }} {...at(column)} />
        ))}
        {columns.includes('completed') && (
          <BoardColumn column="completed" {...{ isAll, now, arrivals, doing, search }} {...at('completed')} />
        )}
      </div>
      {!search.isFiltered && (
        <p className="px-1 pt-3 text-sm">
          <TextLink to="/broker/closed">All closed requests</TextLink>
        </p>
      )}
      {free > 0 && (
        <p className="mt-4 text-sm text-slate">
          {free === 1 ? 'One task of your own is' : `${free} tasks of your own are`} not about a request:{' '}
          <Link
            to="/broker?clock=task"
            className="font-semibold text-spruce underline-offset-4 hover:underline"
          >
            see them in the list
          </Link>
          .
        </p>
      )}
    </div>
  );
}

/** Those that are always there. */
const WORKED = COLUMNS.filter((column) => column !== 'completed');

type BoardColumnProps = Omit<QueueBoardProps, 'items'> & {
  column: Column;
  cards: readonly Card[];
  /** The one that a phone shows. */
  isCurrent: boolean;
};

function BoardColumn({ column, cards, isCurrent, isAll, now, arrivals, doing, search }: BoardColumnProps) {
  return (
    <section
      data-column={column}
      aria-labelledby={`board-${column}`}
      className={classNames(
        'min-w-0 rounded-card md:bg-mist md:p-2 xl:p-1.5',
        'md:min-h-64',
        !isCurrent && 'max-md:hidden',
      )}
    >
      <h2
        id={`board-${column}`}
        className="flex items-baseline gap-2 px-1 pb-2 text-base font-semibold max-md:sr-only xl:px-1.5 xl:pt-0.5"
      >
        {COLUMN_WORDS[column]}
        {isAll && <span className="font-normal text-slate tabular-nums">{cards.length}</span>}
      </h2>
      {cards.length === 0 && (
        <p className="px-1 pb-2 text-sm text-slate xl:px-1.5">
          {search.isFiltered ? 'None match the filters' : 'Nothing here'}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {cards.map((card) => (
          <BoardCard key={card.item.case.id} {...{ card, now, doing }} isNew={arrivals.has(card.item.id)} />
        ))}
      </ul>
    </section>
  );
}

type ColumnTabsProps = {
  cards: Record<Column, Card[]>;
  current: Column;
  onChoose: (column: Column) => void;
};

function ColumnTabs({ cards, current, onChoose }: ColumnTabsProps) {
  return (
    <nav
      aria-label="Columns"
      className="-mx-6 mb-3 overflow-x-auto border-b border-line px-6 md:hidden print:hidden"
    >
      <ul className="flex gap-1">
        {columnsShown(cards).map((column) => (
          <li key={column} className="shrink-0">
            <button
              type="button"
              aria-pressed={column === current}
              onClick={() => onChoose(column)}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 border-b-2 px-2 text-sm font-semibold whitespace-nowrap -outline-offset-3',
                column === current ? 'border-spruce text-spruce' : 'border-transparent text-slate',
              )}
            >
              {COLUMN_WORDS[column]}
              <span className="font-normal tabular-nums">{cards[column].length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
