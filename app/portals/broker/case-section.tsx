import { useQuery } from '@tanstack/react-query';
import { brokerCasesQuery } from '#app/features/cases/data.ts';
import type { BrokerFilter } from '#app/features/cases/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { CaseRow } from './case-row.tsx';
import { useNewArrivals } from './new-arrivals.ts';

const WORDS = {
  to_accept: {
    heading: 'Waiting for you to accept',
    emptyTitle: 'Nothing to do right now',
    empty:
      'When we choose you for a request, it appears here by itself, and you get an email. You then have two business hours to accept it.',
  },
  in_progress: {
    heading: 'In progress',
    emptyTitle: 'Nothing in progress',
    empty: 'Requests you have accepted stay here until they are closed.',
  },
  closed: {
    heading: 'Closed',
    emptyTitle: 'Nothing closed yet',
    empty: 'Requests that ended, that you returned or whose time to accept passed are listed here.',
  },
} as const satisfies Record<BrokerFilter, { heading: string; emptyTitle: string; empty: string }>;

type CaseSectionProps = { filter: BrokerFilter; after: string; isFirst: boolean };

/** One part of a broker's list, kept fresh by live events. `after` is where an older page starts. */
export function CaseSection({ filter, after, isFirst }: CaseSectionProps) {
  const cases = useQuery(brokerCasesQuery(filter, after));
  const now = useNow();
  const items = cases.data?.items ?? [];
  const arrivals = useNewArrivals(
    cases.data && items.map((item) => item.id),
    filter === 'to_accept' && after === '',
  );
  const { heading, emptyTitle, empty } = WORDS[filter];
  return (
    <section aria-labelledby={`${filter}-heading`}>
      <h2 id={`${filter}-heading`} className="mb-3 flex items-baseline gap-2 text-xl">
        {heading}
        {cases.data && <span className="text-base font-normal text-slate">{cases.data.total}</span>}
      </h2>
      <p role="status" className="sr-only">
        {arrivals.size > 0 && 'A new request has arrived.'}
      </p>
      {cases.isPending && <CaseListSkeleton />}
      {cases.isError && !cases.data && (
        <LoadFailure what="your requests" onRetry={() => void cases.refetch()} />
      )}
      {cases.data && items.length === 0 && (
        <Empty title={emptyTitle} isFirst={isFirst}>
          {empty}
        </Empty>
      )}
      {items.length > 0 && (
        <ul className="flex flex-col gap-3">
          {items.map((item) => (
            <CaseRow
              key={`${item.id}-${item.openedAt}`}
              item={item}
              now={now}
              isNew={arrivals.has(item.id)}
            />
          ))}
        </ul>
      )}
      <Pages filter={filter} after={after} next={cases.data?.nextCursor ?? null} />
    </section>
  );
}

/** The way to older requests, and back. Where one is stands in the address. */
function Pages({ filter, after, next }: { filter: BrokerFilter; after: string; next: string | null }) {
  if (!next && !after) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      {after && (
        <ButtonLink to={`/broker?show=${filter}`} look="secondary" size="small">
          Back to the newest
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={`/broker?show=${filter}&after=${next}`} look="secondary" size="small">
          Older requests
        </ButtonLink>
      )}
    </div>
  );
}

/** Only the first empty part of a page has the picture: two of them would say the same twice. */
function Empty({ title, isFirst, children }: { title: string; isFirst: boolean; children: string }) {
  return isFirst ? (
    <EmptyState title={title}>{children}</EmptyState>
  ) : (
    <p className="text-slate">{children}</p>
  );
}
