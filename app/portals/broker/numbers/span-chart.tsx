import { Link } from 'react-router';
import type { OwnNumbers, ShownSpan } from '#app/features/queue/numbers/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { Column } from '#app/ui/table/data-table.tsx';
import { FigureTable } from '#app/ui/table/figure-table.tsx';
import { behindPath, CountLink } from './count-link.tsx';
import { daysWords, minutesWords, spanWords, undecided } from './number-words.ts';

/** More names than these do not fit side by side on a phone. */
const FIT_ON_PHONE = 6;

/** A bar for each week or month, as high as requests were received: what was contacted on time is filled, what was not hatched. */
export function SpanChart({ numbers }: { numbers: OwnNumbers }) {
  const { spans, period } = numbers;
  const most = Math.max(1, ...spans.map(({ received }) => received));
  return (
    <figure>
      <figcaption>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-slate">
          <Key look="bg-spruce forced-colors:bg-[CanvasText]">contacted on time</Key>
          <Key look="hatched border border-danger">late or not at all</Key>
          <Key look="border border-control">no contact due</Key>
        </ul>
      </figcaption>
      <ol className="mt-4 flex items-end gap-1 sm:gap-3">
        {spans.map((span) => (
          <li key={span.from} className="flex min-w-0 flex-1 flex-col">
            <Bar {...{ span, most, period }} isCrowded={spans.length > FIT_ON_PHONE} />
          </li>
        ))}
      </ol>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control text-sm font-medium text-spruce">
          Show as a table
        </summary>
        <FigureTable
          caption={period === 'year' ? 'By month' : 'By week'}
          columns={columnsOf(numbers)}
          rows={spans}
          rowKey={({ from }) => from}
        />
      </details>
    </figure>
  );
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={classNames('size-3 rounded-sm', look)} />
      {children}
    </li>
  );
}

type BarProps = { span: ShownSpan; most: number; period: OwnNumbers['period']; isCrowded: boolean };

function Bar({ span, most, period, isCrowded }: BarProps) {
  const { from, to, received, kept, missed } = span;
  const high = (count: number) => ({ height: `${(100 * count) / most}%` });
  const bar = (
    <>
      <span
        aria-hidden="true"
        className="mx-auto flex h-40 w-full max-w-12 flex-col justify-end border-b border-control pt-5 *:shrink-0"
      >
        <span className="text-center font-semibold text-ink">{received}</span>
        <span
          className="block rounded-t-sm border border-b-0 border-control"
          style={high(undecided(span))}
          hidden={undecided(span) === 0}
        />
        <span
          className="hatched block border border-b-0 border-danger"
          style={high(missed)}
          hidden={missed === 0}
        />
        <span
          className="block bg-spruce forced-colors:bg-[CanvasText]"
          style={high(kept)}
          hidden={kept === 0}
        />
      </span>
      <span aria-hidden="true" className="h-4 text-center whitespace-nowrap text-slate">
        <span className={isCrowded ? 'max-sm:in-[li:nth-child(even)]:hidden' : ''}>
          {spanWords(span, period)}
        </span>
      </span>
      <span className="sr-only">
        {`${received} received, ${daysWords(span)}: ${kept} contacted on time, ${missed} late or not at all`}
      </span>
    </>
  );
  const look = 'relative flex flex-col gap-1 rounded-small text-xs tabular-nums';
  if (received === 0) return <span className={look}>{bar}</span>;
  return (
    <Link
      prefetch="intent"
      to={behindPath({ period, from, to, part: 'received' })}
      className={classNames(look, 'no-underline hover:bg-mist')}
    >
      {bar}
    </Link>
  );
}

const PARTS = [
  ['received', 'Received'],
  ['accepted', 'Accepted'],
  ['kept', 'On time'],
  ['missed', 'Late or not'],
  ['quoted', 'Quotes'],
  ['won', 'Policies'],
] as const;

function columnsOf({ period }: OwnNumbers): Column<ShownSpan>[] {
  return [
    {
      key: 'span',
      header: period === 'year' ? 'Month' : 'Week of',
      render: (span) => <span className="whitespace-nowrap">{spanWords(span, period)}</span>,
    },
    ...PARTS.map(
      ([part, header]): Column<ShownSpan> => ({
        ...{ key: part, header, align: 'right' },
        render: (span) => (
          <CountLink {...{ period, part }} from={span.from} to={span.to} count={span[part]} />
        ),
      }),
    ),
    {
      ...({ key: 'contact', header: 'First contact', align: 'right' } as const),
      render: ({ contactMinutes }) => minutesWords(contactMinutes),
    },
  ];
}
