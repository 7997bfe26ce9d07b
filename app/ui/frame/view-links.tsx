import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import type { FilterLink } from './filter-links.tsx';
import { useCurrentInView } from './use-current-in-view.ts';

/** The parts of one place, as a line of tabs below its title; each is an address of its own. */
export function ViewLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  const line = useCurrentInView<HTMLElement>(links.find(({ isCurrent }) => isCurrent)?.to ?? '');
  return (
    <nav
      ref={line}
      aria-label={label}
      className="mt-4 mb-6 overflow-x-auto border-b border-line max-sm:-mx-5 max-sm:mask-r-from-90% max-sm:px-5 print:hidden"
    >
      <ul className="flex gap-6 max-sm:after:w-6 max-sm:after:shrink-0 max-sm:after:content-['']">
        {links.map(({ to, label: name, isCurrent, count }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              prefetch="intent"
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 border-b-2 text-sm font-semibold whitespace-nowrap no-underline -outline-offset-3',
                isCurrent
                  ? 'border-spruce text-ink'
                  : 'border-transparent text-slate hover:border-line hover:text-ink',
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
