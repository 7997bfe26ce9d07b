import { useQuery } from '@tanstack/react-query';
import { deliveriesQuery } from '#app/features/notifications/deliveries/data.ts';
import type { Delivery } from '#app/features/notifications/deliveries/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { FirstRows } from '#app/ui/table/first-rows.tsx';
import { bellWords, KIND_WORDS, MAIL_WORDS, pushWords } from './delivery-words.ts';

/** What somebody was told lately, and how it reached them: for who is asked why nothing came. */
export function DeliveryLog({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(deliveriesQuery(userId));
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="mb-1 text-lg font-semibold">
        Notifications
      </h2>
      <p className="mb-3 text-sm text-slate">
        The last 50, and how they went out. What they say is not shown here.
      </p>
      {isError && !data && <LoadFailure what="the notifications" onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText lines={4} />}
      {data && data.items.length === 0 && <p className="text-slate">None yet.</p>}
      {data && data.items.length > 0 && (
        <FirstRows rows={data.items}>
          {(rows) => (
            <DataTable caption="Notifications" columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
          )}
        </FirstRows>
      )}
    </section>
  );
}

const COLUMNS: Column<Delivery>[] = [
  { key: 'kind', header: 'About', render: ({ kind }) => KIND_WORDS[kind] },
  { key: 'reference', header: 'Request', render: ({ reference }) => reference ?? '–' },
  {
    key: 'at',
    header: 'When',
    render: ({ createdAt }) => (
      <span className="whitespace-nowrap">{formatAlbertaTime(new Date(createdAt), 'short')}</span>
    ),
  },
  { key: 'bell', header: 'In the portal', render: bellWords },
  { key: 'mail', header: 'Email', render: ({ mail }) => MAIL_WORDS[mail] },
  { key: 'push', header: 'Browsers', render: ({ pushes }) => pushWords(pushes) },
];
