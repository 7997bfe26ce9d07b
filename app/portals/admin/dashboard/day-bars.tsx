import type { Numbers } from '#app/features/cases/oversight/numbers/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { FigureTable } from '#app/ui/table/figure-table.tsx';
import { SaveTable } from './save-table.tsx';

/** How many requests came on each day: bars with their numbers, and the same as a table. */
export function DayBars({ days }: { days: Numbers['byDay'] }) {
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  const total = days.reduce((sum, { requests }) => sum + requests, 0);
  const [first, last] = [days[0], days.at(-1)].map((end) => dayWords(end?.day));
  return (
    <figure className="mt-6">
      <figcaption className="text-sm font-semibold">Requests per day</figcaption>
      <div
        role="img"
        aria-label={`${total} requests from ${first} to ${last}, at most ${most} on one day.`}
        className="mt-3 flex h-32 items-end gap-px border-b border-control sm:gap-1"
      >
        {days.map(({ day, requests }) => (
          <div key={day} className="flex h-full min-w-0 flex-1 flex-col justify-end">
            {days.length <= 30 && requests > 0 && (
              <span className="text-center text-xs text-slate tabular-nums">{requests}</span>
            )}
            <div
              className="rounded-t-sm bg-spruce forced-colors:bg-[CanvasText]"
              style={{ height: `${(78 * requests) / most}%` }}
            />
          </div>
        ))}
      </div>
      <div className="mt-1 flex justify-between text-xs text-slate tabular-nums">
        <span>{first}</span>
        <span>{last}</span>
      </div>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce">
          Show as a table
        </summary>
        <FigureTable
          caption="Requests per day"
          rows={days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: 'Day', render: ({ day }) => dayWords(day) },
            { key: 'requests', header: 'Requests', align: 'right', render: ({ requests }) => requests },
          ]}
        />
        <SaveTable
          name={`requests-per-day-${days.length}-days`}
          of="requests per day"
          lines={[['Day', 'Requests'], ...days.map(({ day, requests }) => [day, requests])]}
        />
      </details>
    </figure>
  );
}
