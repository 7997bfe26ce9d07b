import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { useCurrentInView } from './frame/use-current-in-view.ts';

export type FilterLink = { to: string; label: string; isCurrent: boolean; count?: number | undefined };

/** Chooses what a list shows. The choice is the address, so that it survives reload, back and sharing. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  const line = useCurrentInView<HTMLElement>(links.find(({ isCurrent }) => isCurrent)?.to ?? '');
  return (
    <nav ref={line} aria-label={label} className="-mx-6 my-6 overflow-x-auto px-6 py-1.5 print:hidden">
      <ul className="flex gap-2">
        {links.map(({ to, label: name, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap no-underline transition-colors',
                isCurrent
                  ? 'border-spruce bg-spruce text-on-spruce'
                  : 'border-control bg-surface text-ink hover:bg-mist',
              )}
            >
              {name}
              {count !== undefined && <span className="font-normal tabular-nums opacity-80">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
