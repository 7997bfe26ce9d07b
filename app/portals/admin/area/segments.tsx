import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { useCurrentInView } from '#app/ui/frame/use-current-in-view.ts';

type Segment = { to: string; label: string; isCurrent: boolean; count?: number | undefined };

/** A small choice of how something is shown, beside what it changes. The choice is the address. */
export function Segments({ label, items }: { label: string; items: readonly Segment[] }) {
  const line = useCurrentInView<HTMLElement>(items.find(({ isCurrent }) => isCurrent)?.to ?? '');
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
