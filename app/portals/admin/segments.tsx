import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';

type Segment = { to: string; label: string; isCurrent: boolean; count?: number | undefined };

/** A small choice of how something is shown, beside what it changes. The choice is the address. */
export function Segments({ label, items }: { label: string; items: readonly Segment[] }) {
  const line = useRef<HTMLElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.to;
  // On a phone the chosen one may lie beside the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is chosen
  useLayoutEffect(() => {
    const chosen = line.current?.querySelector('[aria-current="true"]');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }, [current]);
  return (
    <nav ref={line} aria-label={label} className="max-w-full overflow-x-auto print:hidden">
      <ul className="inline-flex rounded-control bg-mist p-1">
        {items.map(({ to, label: name, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3.5 text-sm font-semibold whitespace-nowrap no-underline sm:min-h-9',
                isCurrent
                  ? 'bg-surface text-ink shadow-soft forced-colors:border'
                  : 'text-slate hover:text-ink',
              )}
            >
              {name}
              {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
