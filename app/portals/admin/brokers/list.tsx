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
import { TextLink } from '#app/ui/text/text-link.tsx';
import { FilterSelect } from '../area/filter-select.tsx';
import { SearchField } from '../area/search-field.tsx';
import { useFilterForm } from '../area/use-filter-form.ts';
import { BROKER_COLUMNS } from './broker-columns.tsx';
import {
  BROKER_ORDERS,
  BROKER_STATES,
  isBrokerOrder,
  isBrokerState,
  isOfState,
  matchesSearch,
} from './broker-order.ts';

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

/** Each column that has an order leads to it, and keeps what the list was narrowed to. */
function columnsIn(search: URLSearchParams) {
  return BROKER_COLUMNS.map((column) => {
    if (!isBrokerOrder(column.key)) return column;
    const next = new URLSearchParams(search);
    next.set('sort', column.key);
    return { ...column, sortHref: `?${next}` };
  });
}

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
  const asked = search.get('state');
  const state = isBrokerState(asked) ? asked : null;
  const words = search.get('q') ?? '';
  const shown = data.items.filter(
    (broker) => (!state || isOfState(broker, state)) && matchesSearch(broker, words),
  );
  return (
    <>
      <BrokerFilters asked={search} />
      {shown.length === 0 ? (
        <EmptyState title="None of them">
          <TextLink to="/admin/brokers">Show all brokers</TextLink>
        </EmptyState>
      ) : (
        <DataTable
          caption="Brokers"
          isList
          columns={columnsIn(search)}
          rows={order ? shown.toSorted(order.compare) : shown}
          sorted={order}
          rowKey={(broker) => broker.id}
        />
      )}
    </>
  );
}

/** Narrows the list; on a phone, which has no heads of columns, it is sorted here too. */
function BrokerFilters({ asked }: { asked: URLSearchParams }) {
  const form = useFilterForm({ action: '/admin/brokers', atOnce: (name) => name !== 'q' });
  return (
    <form
      key={asked.toString()}
      {...form}
      className="mb-3 flex flex-wrap gap-2 *:min-w-0 *:flex-1 sm:*:flex-none print:hidden"
    >
      <SearchField
        label="Search brokers by name, brokerage, email or licence"
        name="q"
        defaultValue={asked.get('q') ?? ''}
        placeholder="Name or licence"
        className="max-sm:basis-full"
      />
      <FilterSelect
        name="state"
        label="Status"
        all="All brokers"
        asked={asked}
        options={Object.entries(BROKER_STATES).map(([value, label]) => ({ value, label }))}
      />
      <span className="grid md:hidden">
        <FilterSelect
          name="sort"
          label="Order"
          all="By name"
          asked={asked}
          options={Object.entries(BROKER_ORDERS).map(([value, { label }]) => ({ value, label }))}
        />
      </span>
    </form>
  );
}
