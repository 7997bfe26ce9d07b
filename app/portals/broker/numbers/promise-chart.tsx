import type { ShownWeek } from '#app/features/queue/numbers/schema.ts';
import { weekWords } from './number-words.ts';

const FIT_ON_PHONE = 5;

const share = (count: number, of: number) => `${of === 0 ? 0 : (count / of) * 100}%`;

/** A bar a week, the oldest first: the share that was kept is filled, what was missed hatched, and how many of how many is written on it. */
export function PromiseChart({ weeks }: { weeks: readonly ShownWeek[] }) {
  return (
    <figure>
      <figcaption className="text-sm text-slate">
        A full bar: all on time. Hatched: missed. Weeks start on Monday.
      </figcaption>
      <ol className="mt-4 flex items-end gap-2 sm:gap-4">
        {weeks.toReversed().map(({ week, kept, promises }) => (
          <li
            key={week}
            className="flex max-w-24 min-w-0 flex-1 flex-col items-center gap-1 text-xs tabular-nums"
          >
            <span className="font-semibold text-ink">
              {promises === 0 ? '–' : `${kept}/${promises}`}
              <span className="sr-only">{promises === 0 ? ' none due' : ' promises kept'}, week of </span>
            </span>
            <span
              aria-hidden="true"
              className="flex h-32 w-full max-w-14 flex-col justify-end border-b border-control"
            >
              <span
                className="hatched block border border-b-0 border-danger"
                style={{ height: share(promises - kept, promises) }}
                hidden={promises === kept}
              />
              <span
                className="block bg-spruce forced-colors:bg-[CanvasText]"
                style={{ height: share(kept, promises) }}
              />
            </span>
            {/* Eight dates do not fit on a phone: every other one stands there. */}
            <span className="h-4 whitespace-nowrap text-slate">
              <span className={weeks.length > FIT_ON_PHONE ? 'max-sm:in-[li:nth-child(odd)]:sr-only' : ''}>
                {weekWords(week)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
