import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addWebhookMutation, webhooksQuery } from '#app/features/webhooks/data.ts';
import type { WebhookOutput, WebhookWithSecret } from '#app/features/webhooks/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { DeliveryState, WebhookState } from './delivery-words.tsx';

const WebhookDialog = whenOpened(
  async () => (await import('./webhook-dialog.tsx')).WebhookDialog<WebhookWithSecret>,
  ({ open }) => open,
);

/** Every webhook: where it goes, whether it works, and what came of its last delivery. */
export function Webhooks() {
  const { data, isPending, isError, error, refetch } = useQuery(webhooksQuery);
  if (isPending)
    return (
      <div>
        <SkeletonText lines={5} />
      </div>
    );
  if (!data)
    return (
      <div>
        <LoadFailure
          what="the webhooks"
          reason={isError ? userMessage(error, '') : ''}
          onRetry={() => void refetch()}
        />
      </div>
    );
  return (
    <div>
      {data.items.length === 0 ? (
        <EmptyState title="No webhooks yet">
          Webhooks notify your system when a request is created, is assigned, changes status or has a new
          message, and when a contact message comes in. No personal information is included: references,
          statuses and times only.
        </EmptyState>
      ) : (
        <DataTable caption="Webhooks" rows={data.items} rowKey={({ id }) => id} columns={COLUMNS} />
      )}
    </div>
  );
}

const COLUMNS = [
  {
    key: 'what',
    header: 'Description',
    render: ({ id, description, url }: WebhookOutput) => (
      <>
        <TextLink to={`/admin/settings/webhooks/${id}`}>{description}</TextLink>
        <span className="block text-sm font-normal text-slate wrap-anywhere">{new URL(url).host}</span>
      </>
    ),
  },
  { key: 'state', header: 'Status', render: (webhook: WebhookOutput) => <WebhookState webhook={webhook} /> },
  {
    key: 'events',
    header: 'Events',
    render: ({ events }: WebhookOutput) => `${events.length} ${events.length === 1 ? 'event' : 'events'}`,
  },
  {
    key: 'last',
    header: 'Last delivery',
    render: ({ last }: WebhookOutput) =>
      last ? (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1 md:justify-start">
          <DeliveryState state={last.state} tries={last.tries} />
          <span className="text-slate">{formatAlbertaTime(new Date(last.at), 'short')}</span>
        </span>
      ) : (
        <span className="text-slate">None yet</span>
      ),
  },
];

/** The button that adds a webhook, and the secret that is shown once. */
export function AddWebhook() {
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const add = useMutation(addWebhookMutation);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Add a webhook
      </Button>
      <WebhookDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Add a webhook"
        values={{ url: '', description: '', events: [] }}
        sendLabel="Add"
        send={add.mutateAsync}
        onDone={({ webhook, secret }) => {
          setOpen(false);
          setMade({ id: webhook.id, secret });
          void queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
        }}
      />
      <ShownOnce
        secret={made?.secret ?? null}
        title="The secret of this webhook"
        description="Your program needs it to know that a message is from here."
        onDone={() => {
          const id = made?.id;
          setMade(null);
          if (id) void navigate(`/admin/settings/webhooks/${id}`);
        }}
      />
    </>
  );
}
