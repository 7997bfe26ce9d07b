import { Link } from 'react-router';

export type Crumb = { label: string; to: string };

/** Where this page lies. The last step is the page itself, so it is no link; a long one is cut rather than wrapped. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm contain-inline-size print:hidden">
      <ol className="flex items-center gap-x-2 text-slate">
        <li className="shrink-0">
          <CrumbLink crumb={{ label: 'Home', to: '/' }} />
        </li>
        {crumbs.map((crumb, position) => (
          <li key={crumb.to} className="flex items-center gap-x-2 last:min-w-0 not-last:shrink-0">
            <span aria-hidden="true" className="text-control">
              /
            </span>
            {position === crumbs.length - 1 ? (
              <span aria-current="page" className="min-w-0 truncate py-2.5">
                {crumb.label}
              </span>
            ) : (
              <CrumbLink crumb={crumb} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ crumb }: { crumb: Crumb }) {
  return (
    <Link
      prefetch="intent"
      to={crumb.to}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
    >
      {crumb.label}
    </Link>
  );
}
