import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { myCasesQuery } from '#app/features/cases/data.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';

export const meta = () => portalMeta('Your requests');

export default function ClientHome() {
  const [search] = useSearchParams();
  const after = search.get('after') ?? '';
  const cases = useQuery(myCasesQuery(after));
  const items = cases.data?.items ?? [];
  const next = cases.data?.nextCursor;
  return (
    <>
      <PageTitle
        lead="Where each one stands, and who has seen your data."
        actions={
          items.length > 0 && (
            <ButtonLink to="/get-quote" look="secondary">
              Ask for another quote
            </ButtonLink>
          )
        }
      >
        Your requests
      </PageTitle>
      <div className="mt-8">
        {cases.isPending && <CaseListSkeleton />}
        {cases.isError && !cases.data && (
          <LoadFailure what="your requests" onRetry={() => void cases.refetch()} />
        )}
        {cases.data && items.length === 0 && (
          <EmptyState
            title="No requests yet"
            action={<ButtonLink to="/get-quote">Get a Free Quote</ButtonLink>}
          >
            Ask for a quote while you are logged in, and it appears here with its status, its broker and the
            record of who has seen your data.
          </EmptyState>
        )}
        {items.length > 0 && (
          <ul className="flex flex-col gap-3">
            {items.map((item) => (
              <RequestRow key={item.id} item={item} />
            ))}
          </ul>
        )}
        {(after || next) && (
          <div className="mt-4 flex flex-wrap gap-3">
            {after && (
              <ButtonLink to="/portal" look="secondary" size="small">
                Back to the newest
              </ButtonLink>
            )}
            {next && (
              <ButtonLink to={`/portal?after=${next}`} look="secondary" size="small">
                Older requests
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function RequestRow({ item }: { item: CaseListItem }) {
  const now = useNow();
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-5 py-4 has-[a:hover]:border-control sm:grid-cols-[1fr_1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold">
          <Link
            to={`/portal/cases/${item.id}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-spruce"
          >
            {item.title}
          </Link>
        </p>
        <p className="text-sm text-slate">
          {item.reference}, sent {whenText(new Date(item.createdAt), now)}
        </p>
      </div>
      <div className="min-w-0 text-sm">
        <StatusBadge status={item.status} />
        <p className="mt-1 text-slate">
          {isOpenStatus(item.status) ? promiseLine(item, now) : item.statusText}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 text-slate max-sm:hidden" />
    </li>
  );
}

function promiseLine({ broker, promiseAt, statusText }: CaseListItem, now: Date): string {
  if (broker?.acceptedAt) return `With ${broker.fullName}, ${broker.brokerage}.`;
  return promiseAt && new Date(promiseAt) > now
    ? `Contact by ${whenText(new Date(promiseAt), now)}.`
    : statusText;
}
