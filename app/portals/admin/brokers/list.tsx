import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { adminBrokersQuery } from '#app/features/cases/oversight/brokers/data.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { BROKER_COLUMNS } from './broker-columns.tsx';
import { BROKER_ORDERS, isBrokerOrder } from './broker-order.ts';

export const meta = () => portalMeta('Brokers');

/** Every broker partner with how much they have, how they keep their promises, and how long their licence lasts. */
export default function AdminBrokers() {
  return (
    <>
      <PageTitle
        lead="Contacts on time and policies are those of requests accepted in the last 90 days."
        actions={<ButtonLink to="/admin/brokers/invite">Invite a broker</ButtonLink>}
      >
        Brokers
      </PageTitle>
      <div className="mt-6">
        <BrokerTable />
      </div>
    </>
  );
}

/** Each column that has an order leads to it. */
const COLUMNS = BROKER_COLUMNS.map((column) =>
  isBrokerOrder(column.key) ? { ...column, sortHref: `?sort=${column.key}` } : column,
);

function BrokerTable() {
  const { data, isPending, refetch } = useQuery(adminBrokersQuery);
  const [search] = useSearchParams();
  const key = search.get('sort');
  const order = isBrokerOrder(key) ? { key, ...BROKER_ORDERS[key] } : undefined;
  if (isPending) return <SkeletonText lines={6} />;
  if (!data) return <LoadFailure what="the brokers" onRetry={() => void refetch()} />;
  if (data.items.length === 0) {
    return (
      <EmptyState title="No brokers yet">
        Licensed brokers join by invitation. Until one has joined, requests wait without a broker.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Brokers"
      columns={COLUMNS}
      rows={order ? data.items.toSorted(order.compare) : data.items}
      sorted={order}
      rowKey={(broker) => broker.id}
    />
  );
}
