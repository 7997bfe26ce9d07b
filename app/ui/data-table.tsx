import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** The address that sorts by this column; the order itself lives in the URL. */
  sortHref?: string;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorted?: { key: string; direction: 'ascending' | 'descending' };
  /** What stands before the name of each row, such as a box to choose it; on a phone it is in the corner of the card. */
  lead?: { header: ReactNode; render: (row: Row) => ReactNode };
  /** A row that stands out. */
  isMarked?: (row: Row) => boolean;
};

/** A table that reads as a list of cards on a phone; the first column is the name of the row. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorted,
  lead,
  isMarked,
}: DataTableProps<Row>) {
  return (
    <div className="md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-surface">
      <table className="block w-full text-left text-sm md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="md:table-row">
            {lead && <td className="w-px pl-2 md:table-cell">{lead.header}</td>}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sorted?.key === column.key ? sorted.direction : undefined}
                className={classNames(
                  'px-4 py-3 font-semibold text-slate md:table-cell',
                  column.align === 'right' && 'text-right',
                )}
              >
                {column.sortHref ? <SortLink column={column} sorted={sorted} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 md:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-row={rowKey(row)}
              className={classNames(
                'block rounded-card border border-line px-4 py-2 max-md:relative md:table-row md:rounded-none md:border-0 md:border-t',
                isMarked?.(row) ? 'bg-spruce-soft' : 'bg-surface md:hover:bg-mist',
              )}
            >
              {lead && (
                <td className="w-px pl-2 max-md:absolute max-md:top-0.5 max-md:right-1 md:table-cell">
                  {lead.render(row)}
                </td>
              )}
              {columns.map((column, position) => (
                <TableCell key={column.key} column={column} isName={position === 0}>
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

type TableCellProps<Row> = { column: Column<Row>; isName: boolean; children: ReactNode };

function TableCell<Row>({ column, isName, children }: TableCellProps<Row>) {
  const className = classNames(
    'flex justify-between gap-6 py-1.5 md:table-cell md:px-4 md:py-3.5',
    'before:shrink-0 before:text-slate before:content-[attr(data-label)] md:before:content-none',
    isName && 'text-base font-semibold before:hidden md:text-sm',
    !isName && 'text-right md:text-left',
    column.align === 'right' && 'md:text-right',
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
      className="inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline"
    >
      {column.header}
      {sorted?.key === column.key && <Arrow aria-hidden="true" className="size-4" />}
    </Link>
  );
}
