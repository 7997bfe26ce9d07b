import { useQuery } from '@tanstack/react-query';
import { adminBrokersQuery } from '#app/features/cases/oversight/brokers/data.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { BROKER_COLUMNS } from './broker-columns.tsx';

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

function BrokerTable() {
  const { data, isPending, refetch } = useQuery(adminBrokersQuery);
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
    <DataTable caption="Brokers" columns={BROKER_COLUMNS} rows={data.items} rowKey={(broker) => broker.id} />
  );
}
