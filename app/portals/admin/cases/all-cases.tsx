import { useQuery } from '@tanstack/react-query';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { DeadlineBadge } from '#app/features/cases/ui/deadline/deadline-badge.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { allCasesQuery } from '../data.ts';

type AllCasesProps = { after?: string /** Only the first ones, without the way to others. */; most?: number };

/** Every request: in the pool, with a broker, or closed. Personal data stays out of this list. */
export function AllCases({ after = '', most }: AllCasesProps) {
  const cases = useQuery(allCasesQuery(after));
  const now = useNow();
  if (cases.isPending) return <CaseListSkeleton />;
  if (cases.isError) return <LoadFailure what="the requests" onRetry={() => void cases.refetch()} />;
  const { items, nextCursor } = cases.data;
  if (items.length === 0) {
    return (
      <EmptyState title="No requests yet">
        Every request that visitors send is listed here, newest first.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        caption="All requests"
        columns={columns(now)}
        rows={items.slice(0, most)}
        rowKey={(item) => item.id}
      />
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {after && (
          <ButtonLink to="/admin/cases" look="secondary" size="small">
            Back to the newest
          </ButtonLink>
        )}
        {most === undefined && nextCursor && (
          <ButtonLink to={`/admin/cases?after=${nextCursor}`} look="secondary" size="small">
            Older requests
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function columns(now: Date): Column<CaseListItem>[] {
  return [
    {
      key: 'title',
      header: 'Request',
      render: (item) => (
        <span>
          {item.title}
          <span className="block text-xs font-normal text-slate">{item.reference}</span>
        </span>
      ),
    },
    { key: 'status', header: 'Status', render: (item) => <StatusBadge status={item.status} /> },
    { key: 'city', header: 'City', render: (item) => item.city ?? 'Not known' },
    { key: 'broker', header: 'Broker', render: (item) => item.broker?.fullName ?? 'None' },
    { key: 'promise', header: 'Promised by', render: (item) => <PromisedBy item={item} now={now} /> },
  ];
}

function PromisedBy({ item, now }: { item: CaseListItem; now: Date }) {
  if (!item.promiseAt || !isOpenStatus(item.status)) return 'Nothing open';
  const at = new Date(item.promiseAt);
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      {whenText(at, now)}
      {item.status !== 'in_progress' && <DeadlineBadge due={{ kind: 'promise', at }} now={now} />}
    </span>
  );
}
