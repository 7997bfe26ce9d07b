import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { useScrolls } from './use-scrolls.ts';

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** Left out where a table is narrow; cards show it. */
  isWide?: true;
  /** Left out of cards, which say it in their first line or can do without it. */
  isLeftOut?: true;
  /** Never broken into lines in a table. */
  isOneLine?: true;
  /** Takes what width the others leave. */
  isFilling?: true;
  /** The address that sorts by this column; the order itself lives in the URL. */
  sortHref?: string;
};

/** Rows that can be chosen to do something with all of them. */
export type RowChoice<Row> = {
  has: (row: Row) => boolean;
  /** `upToHere` with all rows since the one before. */
  toggle: (row: Row, upToHere: boolean) => void;
  toggleAll: () => void;
  /** What a row is called. */
  nameOf: (row: Row) => string;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorted?: { key: string; direction: 'ascending' | 'descending' };
  choice?: RowChoice<Row>;
  /** On a phone the rows stand close together in one list instead of cards, for rows of which the first column says all. */
  isList?: boolean;
};

const WIDE = 'md:max-lg:hidden';

/** A table that reads as a list of cards on a phone; the first column is the name of the row. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sorted, choice, isList = false } = props;
  const [scroller, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <div
      ref={scroller}
      {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      className="md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-surface"
    >
      {choice && (
        <div className="mb-1 flex justify-end pr-2 md:hidden">
          <ChooseAll rows={rows} choice={choice} label={ALL} />
        </div>
      )}
      <table className="block w-full text-left text-sm md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="md:table-row">
            {choice && (
              <td className="w-px max-md:hidden md:pl-2">
                <ChooseAll rows={rows} choice={choice} label={<span className="sr-only">{ALL}</span>} />
              </td>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sorted?.key === column.key ? sorted.direction : undefined}
                className={classNames(
                  'px-4 py-3 font-semibold text-slate md:table-cell md:py-2 md:whitespace-nowrap',
                  'md:first-of-type:sticky md:first-of-type:left-0 md:first-of-type:z-1 md:first-of-type:bg-surface',
                  column.align === 'right' && 'text-right',
                  column.isWide && WIDE,
                )}
              >
                {column.sortHref ? <SortLink column={column} sorted={sorted} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className={classNames(
            'flex flex-col md:table-row-group',
            isList ? 'max-md:overflow-hidden max-md:rounded-card max-md:border max-md:border-line' : 'gap-3',
          )}
        >
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-row={rowKey(row)}
              className={classNames(
                'block border-line px-4 md:table-row md:rounded-none md:border-0 md:border-t',
                isList ? 'py-1 not-first:border-t' : 'rounded-card border py-2',
                choice && 'relative',
                choice?.has(row) ? 'bg-paper' : 'bg-surface md:hover:bg-paper',
              )}
            >
              {choice && (
                <td className="max-md:absolute max-md:top-1 max-md:right-1 md:w-px md:pl-2">
                  <ChooseRow row={row} choice={choice} />
                </td>
              )}
              {columns.map((column, position) => (
                <TableCell
                  key={column.key}
                  column={column}
                  isName={position === 0}
                  isBesideBox={choice !== undefined}
                >
                  {column.render(row)}
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ALL = 'All on this page';

type ChooseAllProps<Row> = { rows: readonly Row[]; choice: RowChoice<Row>; label: ReactNode };

function ChooseAll<Row>({ rows, choice, label }: ChooseAllProps<Row>) {
  const chosen = rows.filter(choice.has).length;
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-sm font-medium md:w-11 md:justify-center">
      <input
        type="checkbox"
        checked={chosen === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
        }}
        onChange={choice.toggleAll}
        className="size-5 accent-spruce"
      />
      {label}
    </label>
  );
}

function ChooseRow<Row>({ row, choice }: { row: Row; choice: RowChoice<Row> }) {
  return (
    <label className="inline-flex size-11 items-center justify-center">
      <input
        type="checkbox"
        aria-label={`Choose: ${choice.nameOf(row)}`}
        checked={choice.has(row)}
        onChange={({ nativeEvent }) => choice.toggle(row, (nativeEvent as MouseEvent).shiftKey === true)}
        className="size-5 accent-spruce"
      />
    </label>
  );
}

type TableCellProps<Row> = {
  column: Column<Row>;
  isName: boolean;
  /** On a phone the box to choose the row stands to the right of its name. */
  isBesideBox: boolean;
  children: ReactNode;
};

function TableCell<Row>({ column, isName, isBesideBox, children }: TableCellProps<Row>) {
  const className = classNames(
    'py-1 md:table-cell md:px-4 md:py-2.5',
    isName ? 'block' : 'flex justify-between gap-6',
    'before:shrink-0 before:text-slate before:content-[attr(data-label)] md:before:content-none',
    isName && 'text-base font-semibold before:hidden md:text-sm',
    // It stays in sight while the others are scrolled past it.
    isName && 'md:sticky md:left-0 md:z-1 md:bg-inherit',
    isName && isBesideBox && 'max-md:pr-10',
    column.isOneLine && 'md:whitespace-nowrap',
    column.isFilling && 'md:w-full md:min-w-52',
    !isName && 'text-right md:text-left',
    column.align === 'right' && 'md:text-right',
    column.isWide && WIDE,
    // A card has no line for what a row does not have.
    (column.isLeftOut || children === false || children === null) && 'max-md:hidden',
  );
  if (isName)
    return (
      <th scope="row" className={className}>
        {children}
      </th>
    );
  return (
    <td data-label={column.header} className={className}>
      {children}
    </td>
  );
}

function SortLink<Row>({ column, sorted }: { column: Column<Row>; sorted: DataTableProps<Row>['sorted'] }) {
  const Arrow = sorted?.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <Link
      to={column.sortHref ?? ''}
      className="inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline md:min-h-7 md:pointer-coarse:min-h-11"
    >
      {column.header}
      {sorted?.key === column.key && <Arrow aria-hidden="true" className="size-4" />}
    </Link>
  );
}
