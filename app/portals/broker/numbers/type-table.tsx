import { typeName } from '#app/features/cases/rules/status-text.ts';
import type { OwnNumbers, ShownCounts } from '#app/features/queue/numbers/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { CountLink } from './count-link.tsx';
import { type Counted, minutesWords, shareWords } from './number-words.ts';

type Row = ShownCounts & { type?: OwnNumbers['byType'][number]['type'] };

/** The first three are counted beside how they stand; the others together are all that were received. */
const COLUMNS = [
  ['received', 'Received'],
  ['accepted', 'Accepted'],
  ['quoted', 'Quoted'],
  ['open', 'Open'],
  ['won', 'Policy'],
  ['lost', 'No policy'],
  ['withdrawn', 'Withdrawn'],
  ['passedOn', 'No longer with you'],
] as const;

/** Those that a narrow table says below the type. */
const BELOW: ReadonlySet<Counted> = new Set(['quoted', 'lost', 'withdrawn', 'passedOn']);

/** The same numbers by type, and of all together. */
export function TypeTable({ numbers }: { numbers: OwnNumbers }) {
  const { byType, total } = numbers;
  const rows: Row[] = byType.length > 1 ? [...byType, total] : byType;
  return (
    <DataTable
      caption="By type of insurance"
      columns={columnsOf(numbers)}
      rows={rows}
      rowKey={({ type }) => type ?? 'all'}
    />
  );
}

const nameOf = ({ type }: Row) => (type ? typeName(type) : 'All types');

function columnsOf({ period, from, to }: OwnNumbers): Column<Row>[] {
  const link = (row: Row, part: Counted) => (
    <CountLink {...{ period, from, to, part }} type={row.type} count={row[part]} />
  );
  return [
    {
      key: 'type',
      header: 'Type',
      render: (row) => (
        <>
          <span className="whitespace-nowrap">{nameOf(row)}</span>
          {/* A card of ten lines, most of them a zero, would say less. */}
          <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm font-normal text-slate lg:hidden">
            {COLUMNS.filter(([part]) => row[part] > 0).map(([part, header]) => (
              <span key={part} className={classNames('whitespace-nowrap', !BELOW.has(part) && 'md:hidden')}>
                {link(row, part)} {header.toLowerCase()}
              </span>
            ))}
            {row.contactMinutes !== null && (
              <span className="whitespace-nowrap">first contact {minutesWords(row.contactMinutes)}</span>
            )}
          </span>
        </>
      ),
    },
    ...COLUMNS.map(
      ([part, header]): Column<Row> => ({
        ...({ key: part, align: 'right', isLeftOut: true } as const),
        header: part === 'won' ? 'Policy, of accepted' : header,
        ...(BELOW.has(part) && { isWide: true }),
        render: (row) => (
          <span className="whitespace-nowrap tabular-nums">
            {link(row, part)}
            {part === 'won' && row.won > 0 && (
              <span className="text-xs text-slate md:max-lg:hidden">
                {' '}
                ({shareWords(row.won, row.accepted)})
              </span>
            )}
          </span>
        ),
      }),
    ),
    {
      ...({ key: 'contact', header: 'First contact', align: 'right' } as const),
      ...({ isLeftOut: true, isWide: true } as const),
      render: ({ contactMinutes }) => (
        <span className="whitespace-nowrap">{minutesWords(contactMinutes)}</span>
      ),
    },
  ];
}
