import { Link, useLocation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { useCurrentInView } from '#app/ui/frame/use-current-in-view.ts';
import { AREA_PARTS } from './area-places.tsx';

const OVERVIEW = { to: '/admin', label: 'Overview' };
const TABS = [OVERVIEW, ...AREA_PARTS];

/** The line of tabs above every page of the admin area; on wide screens its parts stand in the rail. */
export function AreaTabs() {
  const { pathname } = useLocation();
  const current = TABS.findLast(({ to }) => pathname.startsWith(to)) ?? OVERVIEW;
  const line = useCurrentInView<HTMLElement>(current.to);
  return (
    <nav
      ref={line}
      aria-label="Parts of the admin area"
      className="-mx-5 -mt-4 mb-7 overflow-x-auto border-b border-line px-5 max-sm:mask-r-from-90% sm:-mt-6 xl:hidden print:hidden"
    >
      <ul className="flex gap-5 max-sm:after:w-6 max-sm:after:shrink-0 max-sm:after:content-['']">
        {TABS.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              prefetch="intent"
              aria-current={to === current.to ? 'page' : undefined}
              className={classNames(
                '-mb-px inline-flex min-h-12 items-center border-b-2 text-sm font-semibold whitespace-nowrap no-underline -outline-offset-3',
                to === current.to
                  ? 'border-spruce text-ink'
                  : 'border-transparent text-slate hover:border-line hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
