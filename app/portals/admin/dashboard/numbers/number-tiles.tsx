import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { Link } from 'react-router';
import type { Numbers } from '#app/features/cases/oversight/numbers/schema.ts';
import { requestsBehind } from './behind.ts';
import { contactText, type Share, shareText } from './number-words.ts';
import { type Change, countChange, minutesChange, shareChange } from './period-change.ts';

/** `list` asks for the requests that the figure counts. */
type Tile = {
  label: string;
  value: string;
  of?: string;
  change: Change | null;
  before: string;
  list?: Record<string, string>;
};

const partOf = ({ part, of }: Share) => (of === 0 ? 'none yet' : `${part} of ${of}`);

function tilesOf({ current, earlier }: Numbers): Tile[] {
  return [
    {
      label: 'Requests',
      value: String(current.requests),
      change: countChange(current.requests, earlier.requests),
      before: String(earlier.requests),
      list: { standing: 'counted' },
    },
    {
      label: 'Accepted in 2 business hours',
      value: shareText(current.acceptedInTime),
      of: partOf(current.acceptedInTime),
      change: shareChange(current.acceptedInTime, earlier.acceptedInTime),
      before: shareText(earlier.acceptedInTime),
    },
    {
      label: 'Time to first contact',
      value: contactText(current.firstContact.medianMinutes),
      of: `business time, median of ${current.firstContact.of}`,
      change: minutesChange(current.firstContact.medianMinutes, earlier.firstContact.medianMinutes),
      before: contactText(earlier.firstContact.medianMinutes),
    },
    {
      label: 'Contacted on time',
      value: shareText(current.promisesKept),
      of: partOf(current.promisesKept),
      change: shareChange(current.promisesKept, earlier.promisesKept),
      before: shareText(earlier.promisesKept),
    },
    {
      label: 'Policies arranged',
      value: String(current.won),
      change: countChange(current.won, earlier.won),
      before: String(earlier.won),
      list: { status: 'won' },
    },
  ];
}

/** The key figures, each with how it differs from the period before. */
export function NumberTiles({ numbers }: { numbers: Numbers }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-5">
      {tilesOf(numbers).map(({ label, value, of, change, before, list }) => (
        <div
          key={label}
          className="row-span-3 grid grid-rows-subgrid gap-y-1 bg-surface px-4 py-4 first:max-lg:col-span-2 sm:px-5"
        >
          <dt className="text-sm text-slate">{label}</dt>
          <dd>
            <span className="text-2xl font-semibold tabular-nums">
              {list ? (
                <Link
                  prefetch="intent"
                  to={requestsBehind(numbers.days, list)}
                  className="text-ink underline decoration-control decoration-1 underline-offset-4 hover:decoration-current"
                >
                  {value}
                  <span className="sr-only">: show these requests</span>
                </Link>
              ) : (
                value
              )}
            </span>
            {of && <span className="block text-xs text-slate">{of}</span>}
          </dd>
          {numbers.earlier.requests > 0 && (
            <dd className="mt-1 border-t border-line pt-2 text-sm">
              {change && <ChangeWords change={change} />}
              <span className="block text-xs text-slate tabular-nums max-sm:sr-only">
                {before} in the {numbers.days} days before
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const ARROWS = { up: ArrowUp, down: ArrowDown, level: Equal };

function ChangeWords({ change: { direction, words } }: { change: Change }) {
  const Arrow = ARROWS[direction];
  return (
    <span className="flex items-center gap-1 font-semibold tabular-nums">
      <Arrow aria-hidden="true" className="size-4 shrink-0 text-slate" />
      {words}
    </span>
  );
}
