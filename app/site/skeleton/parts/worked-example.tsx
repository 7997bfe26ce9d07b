import { classNames } from '#app/ui/class-names.ts';
import type { ExamplePart } from '#content/pages/page-part.ts';
import { type Bar, barsOf } from './bars-of.ts';

/** A case that is worked through: its story, its sum as bars of one scale, and what comes of it. */
export function WorkedExample({ example }: Pick<ExamplePart, 'example'>) {
  const { story, lines, result } = example;
  const bars = barsOf(lines.map(({ amount }) => amount));
  return (
    <div className="mt-5 rounded-card border border-line bg-surface p-5 [--container-text:36.25rem] sm:p-7">
      <p className="text-xs font-medium text-slate">An invented example</p>
      {story.map((text) => (
        <p key={text} className="mt-3 max-w-text">
          {text}
        </p>
      ))}
      <figure className="mt-5 break-inside-avoid">
        <dl className="border-y border-line text-sm *:py-2 sm:*:py-2.5 [&>:last-child]:border-t-2 [&>:last-child]:border-ink [&>:last-child]:font-semibold">
          {lines.map(({ what, amount }, position) => (
            <div key={what} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <dt className="flex-1">{what}</dt>
              <dd className="shrink-0 text-right font-semibold tabular-nums">{amount}</dd>
              <Length bar={bars[position]} isLast={position === lines.length - 1} />
            </div>
          ))}
        </dl>
      </figure>
      <p className="mt-4 max-w-text font-medium">{result}</p>
    </div>
  );
}

function Length({ bar, isLast }: { bar: Bar | undefined; isLast: boolean }) {
  if (!bar) return null;
  const { length, isTakenOff } = bar;
  return (
    <dd aria-hidden="true" className="w-full">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className={classNames(
          'mt-1.5 h-2.5 w-full',
          isTakenOff && 'text-dawn',
          isLast && 'text-spruce',
          !isLast && !isTakenOff && 'text-arch-cloud',
        )}
      >
        <rect width={length} height="1" fill="currentColor" />
      </svg>
    </dd>
  );
}
