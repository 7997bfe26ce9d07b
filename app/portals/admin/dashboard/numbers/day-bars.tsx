import { type CSSProperties, useState } from 'react';
import type { Numbers } from '#app/features/cases/oversight/numbers/schema.ts';
import { shortDay } from '#app/features/cases/ui/deadline/short-time.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDayStart } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { FigureTable } from '#app/ui/table/figure-table.tsx';
import { SaveTable } from './save-table.tsx';

/** `Nov 28`: no period is as long as a year. */
const dayIn = (day: string | undefined) => (day ? shortDay(albertaDayStart(day)) : '');

/** How many requests came on each day, beside the same day of the period before: bars to move along, and a table. */
export function DayBars({ numbers: { byDay, days, earlier } }: { numbers: Numbers }) {
  const [chosen, choose] = useState<number | null>(null);
  const place = Math.min(chosen ?? byDay.length - 1, byDay.length - 1);
  const compares = earlier.requests > 0;
  const most = Math.max(1, ...byDay.flatMap((one) => [one.requests, one.earlier]));
  const dayBefore = (day: string) => dayIn(addDays(day, -days));
  const said = byDay[place];
  const words =
    said &&
    `${dayIn(said.day)}: ${requestsText(said.requests)}${compares ? `, ${said.earlier} on ${dayBefore(said.day)}` : ''}`;
  return (
    <figure className="mt-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-sm font-semibold">Requests per day</span>
        {compares && <Legend days={days} />}
      </figcaption>
      <div className="relative mt-3 h-32 rounded-t-sm border-b border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-spruce">
        <div aria-hidden="true" className="flex h-full items-end gap-px sm:gap-1">
          {byDay.map((one, index) => (
            <DayBar
              key={one.day}
              day={one}
              {...{ most, compares, isChosen: index === chosen }}
              hasLabel={days <= 30}
            />
          ))}
        </div>
        <input
          type="range"
          aria-label="Requests per day, one day at a time"
          aria-valuetext={words}
          min={0}
          max={byDay.length - 1}
          value={place}
          onChange={({ target }) => choose(target.valueAsNumber)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <div className="mt-1 flex justify-between gap-4 text-xs text-slate tabular-nums">
        <span>{dayIn(byDay[0]?.day)}</span>
        <span>{dayIn(byDay.at(-1)?.day)}</span>
      </div>
      <p aria-hidden="true" className="mt-2 text-sm tabular-nums">
        {chosen === null ? highestWords(byDay) : words}
      </p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce">
          Show as a table
        </summary>
        <FigureTable
          caption="Requests per day"
          rows={byDay}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: 'Day', render: ({ day }) => dayWords(day) },
            { key: 'requests', header: 'Requests', align: 'right', render: ({ requests }) => requests },
            { key: 'earlier', header: `${days} days before`, align: 'right', render: (one) => one.earlier },
          ]}
        />
        <SaveTable
          name={`requests-per-day-${days}-days`}
          of="requests per day"
          lines={[
            ['Day', 'Requests', `Requests ${days} days before`],
            ...byDay.map((one) => [one.day, one.requests, one.earlier]),
          ]}
        />
      </details>
    </figure>
  );
}

type DayBarProps = {
  day: Numbers['byDay'][number];
  most: number;
  compares: boolean;
  isChosen: boolean;
  hasLabel: boolean;
};

/** The day, and beside it in grey the day of the period before. */
function DayBar({ day: { requests, earlier }, most, compares, isChosen, hasLabel }: DayBarProps) {
  const upTo = (count: number): CSSProperties => ({ height: `${(78 * count) / most}%` });
  return (
    <div className={`relative h-full min-w-0 flex-1 ${isChosen ? 'bg-mist' : ''}`}>
      {compares && (
        <div
          className="absolute right-1/2 bottom-0 left-0 rounded-t-sm bg-control/50 forced-colors:bg-[GrayText]"
          style={upTo(earlier)}
        />
      )}
      <div
        className={`absolute right-0 bottom-0 rounded-t-sm bg-spruce forced-colors:bg-[CanvasText] ${compares ? 'left-1/2' : 'left-0'}`}
        style={upTo(requests)}
      />
      {hasLabel && requests > 0 && (
        <span
          className={`absolute right-0 text-center text-xs text-slate tabular-nums ${compares ? 'left-1/2 max-sm:left-0' : 'left-0'}`}
          style={{ bottom: upTo(requests).height }}
        >
          {requests}
        </span>
      )}
    </div>
  );
}

function Legend({ days }: { days: number }) {
  return (
    <span className="flex flex-wrap gap-x-4 text-xs text-slate">
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-3 w-2 rounded-t-sm bg-spruce forced-colors:bg-[CanvasText]" />
        these {days} days
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-3 w-2 rounded-t-sm bg-control/50 forced-colors:bg-[GrayText]" />
        the {days} days before
      </span>
    </span>
  );
}

/** The day of most requests, until another one is asked for. */
function highestWords(byDay: Numbers['byDay']): string | undefined {
  const most = byDay.reduce(
    (one, other) => (other.requests > one.requests ? other : one),
    byDay[0] ?? NO_DAY,
  );
  return most.requests > 0 ? `Most on ${dayIn(most.day)}: ${requestsText(most.requests)}` : undefined;
}

const NO_DAY = { day: '', requests: 0, earlier: 0 };

const requestsText = (count: number) => (count === 1 ? '1 request' : `${count} requests`);
