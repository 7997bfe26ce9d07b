import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { useCurrentInView } from './use-current-in-view.ts';

export type FilterLink = { to: string; label: string; isCurrent: boolean; count?: number | undefined };

type FilterLinksProps = { label: string; links: readonly FilterLink[]; className?: string };

/** Chooses what a list or a table shows. The choice is the address, so that it survives reload, back and sharing. */
export function FilterLinks({ label, links, className }: FilterLinksProps) {
  const line = useCurrentInView<HTMLElement>(links.find(({ isCurrent }) => isCurrent)?.to ?? '');
  return (
    <nav
      ref={line}
      aria-label={label}
      className={classNames('goes-on max-w-full overflow-x-auto rounded-control print:hidden', className)}
    >
      <ul className="inline-flex rounded-control bg-mist p-1">
        {links.map(({ to, label: name, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold whitespace-nowrap no-underline -outline-offset-3 sm:min-h-9 sm:px-3.5',
                isCurrent
                  ? 'bg-raised text-ink shadow-soft forced-colors:border'
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
