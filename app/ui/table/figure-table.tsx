import { classNames } from '#app/ui/class-names.ts';
import type { Column } from './data-table.tsx';
import { useScrolls } from './use-scrolls.ts';

type FigureTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table of figures to compare. It stays one on a phone: the names stay in sight while the figures are scrolled past. */
export function FigureTable<Row>({ caption, columns, rows, rowKey }: FigureTableProps<Row>) {
  const [scroller, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <div
      ref={scroller}
      {...(scrolls && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, align }, position) => (
              <th
                key={key}
                scope="col"
                className={classNames(
                  'px-3 py-2.5 font-semibold whitespace-nowrap text-slate sm:px-4',
                  align === 'right' ? 'text-right' : 'text-left',
                  position === 0 && 'sticky left-0 bg-surface',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line">
              {columns.map(({ key, align, render }, position) =>
                position === 0 ? (
                  <th
                    key={key}
                    scope="row"
                    className="sticky left-0 min-w-28 bg-surface px-3 py-2.5 text-left font-semibold sm:px-4"
                  >
                    {render(row)}
                  </th>
                ) : (
                  <td
                    key={key}
                    className={classNames(
                      'px-3 py-2.5 whitespace-nowrap tabular-nums sm:px-4',
                      align === 'right' && 'text-right',
                    )}
                  >
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
