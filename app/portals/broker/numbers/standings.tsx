import { Link } from 'react-router';
import {
  RECEIVED_STANDINGS,
  type ReceivedStanding,
} from '#app/features/cases/rules/outcomes/received-parts.ts';
import type { OwnNumbers } from '#app/features/queue/numbers/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { behindPath } from './count-link.tsx';
import { COUNTED_WORDS } from './number-words.ts';

const LOOKS: Record<ReceivedStanding, string> = {
  toAccept: 'bg-dawn',
  working: 'bg-info',
  won: 'bg-spruce',
  lost: 'bg-control',
  withdrawn: 'bg-control',
  passedOn: 'bg-control',
};

/** How the requests of a period stand now, a bar each: together they are all that were received, and as long as that. */
export function Standings({ numbers: { total, period, from, to } }: { numbers: OwnNumbers }) {
  return (
    <ul className="-my-1 flex flex-col">
      {RECEIVED_STANDINGS.map((part) => {
        const count = total[part];
        const line = (
          <>
            <span className={classNames('col-span-2', count === 0 && 'text-slate')}>
              {COUNTED_WORDS[part]}
            </span>
            <span
              className={classNames('text-right tabular-nums', count === 0 ? 'text-slate' : 'font-semibold')}
            >
              {count}
            </span>
            <span aria-hidden="true" className="col-span-3 h-2 rounded-full bg-mist">
              <span
                className={classNames('block h-full rounded-full forced-colors:bg-[CanvasText]', LOOKS[part])}
                style={{ width: `${(100 * count) / Math.max(1, total.received)}%` }}
              />
            </span>
          </>
        );
        const look = 'grid grid-cols-[1fr_auto_auto] gap-x-2 gap-y-1 rounded-small px-2 -mx-2 py-2 text-sm';
        return (
          <li key={part}>
            {count === 0 ? (
              <span className={look}>{line}</span>
            ) : (
              <Link
                prefetch="intent"
                to={behindPath({ period, from, to, part })}
                className={classNames(look, 'text-ink no-underline hover:bg-mist/60')}
              >
                {line}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
