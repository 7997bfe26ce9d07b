import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { deliveriesQuery, webhookQuery } from '#app/features/webhooks/data.ts';
import { WEBHOOK_EVENTS } from '#app/features/webhooks/events.ts';
import type { WebhookOutput } from '#app/features/webhooks/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { PageOnItsWay } from '#app/portals/admin/page-on-its-way.tsx';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { WebhookState } from './delivery-words.tsx';
import { RareActions, WebhookActions } from './webhook-actions.tsx';

export const meta = untitledPortalMeta;

const BACK = '/admin/settings?group=webhooks';
const when = (at: string) => formatAlbertaTime(new Date(at), 'short');

export default function AdminWebhook() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(webhookQuery(id));
  if (error instanceof ApiError && error.status === 404)
    return <NotFound homePath={BACK}>There is no webhook at this address.</NotFound>;
  if (isPending) return <PageOnItsWay title="Webhook" />;
  if (!data) return <LoadFailure what="this webhook" onRetry={() => void refetch()} />;
  return <WebhookPage webhook={data} />;
}

function WebhookPage({ webhook }: { webhook: WebhookOutput }) {
  const { id, url, description, events, failingSince, oldSecretUntil, isOn, createdAt, by } = webhook;
  return (
    <>
      <title>{portalTitle(description)}</title>
      <PageTitle
        above={<TextLink to={BACK}>Webhooks</TextLink>}
        actions={<WebhookActions webhook={webhook} />}
      >
        {description}
      </PageTitle>
      <OffNote webhook={webhook} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <Log id={id} isOn={isOn} />
        <Card heading="Where it goes" aside={<WebhookState webhook={webhook} />} className="max-lg:-order-1">
          <KeyFacts
            facts={[
              { term: 'Address', detail: url },
              {
                term: 'Events',
                detail: (
                  <ul className="flex flex-col gap-1">
                    {events.map((name) => (
                      <li key={name}>
                        {WEBHOOK_EVENTS[name]}
                        <code className="block text-xs text-slate">{name}</code>
                      </li>
                    ))}
                  </ul>
                ),
              },
              ...(failingSince ? [{ term: 'Failing since', detail: when(failingSince) }] : []),
              ...(oldSecretUntil ? [{ term: 'Old secret ends', detail: when(oldSecretUntil) }] : []),
              { term: 'Added', detail: `${when(createdAt)}, ${by}` },
            ]}
          />
          <div className="mt-5">
            <RareActions webhook={webhook} />
          </div>
        </Card>
      </div>
    </>
  );
}

function OffNote({ webhook: { isOn, offReason } }: { webhook: WebhookOutput }) {
  if (isOn || offReason === 'admin') return null;
  return (
    <Callout tone="danger" className="mt-5" title="This webhook was switched off">
      {offReason === 'gone'
        ? 'Its address answered that it no longer exists (410).'
        : 'Its address has not accepted anything for three days.'}{' '}
      What happens in the meantime is not sent there.
    </Callout>
  );
}

function Log({ id, isOn }: { id: string; isOn: boolean }) {
  const [search] = useSearchParams();
  const cursor = search.get('cursor') ?? '';
  const { data, isPending, refetch } = useQuery(deliveriesQuery(id, cursor));
  return (
    <section aria-labelledby="log" className="min-w-0">
      <h2 id="log" className="mb-3 text-lg font-semibold">
        Log
      </h2>
      {isPending && <SkeletonText lines={6} />}
      {!isPending && !data && <LoadFailure what="the log" onRetry={() => void refetch()} />}
      {data && data.items.length === 0 && (
        <EmptyState title="Nothing was sent yet">
          Each message is listed here for 30 days, with its content and the answer of its target. Send a test
          to see whether your program takes it.
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.items.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isOn={isOn} />
          ))}
        </ul>
      )}
      <p className="mt-4 flex gap-5">
        {cursor && <TextLink to={`/admin/settings/webhooks/${id}`}>Newest</TextLink>}
        {data?.nextCursor && <TextLink to={`?cursor=${data.nextCursor}`}>Older</TextLink>}
      </p>
    </section>
  );
}
