import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  changeWebhookMutation,
  removeWebhookMutation,
  rotateSecretMutation,
  switchWebhookMutation,
  testWebhookMutation,
  webhookQuery,
  webhooksQuery,
} from '#app/features/webhooks/data.ts';
import type { WebhookOutput } from '#app/features/webhooks/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { ShownOnce } from '../shown-once.tsx';

const WebhookDialog = whenOpened(
  async () => (await import('./webhook-dialog.tsx')).WebhookDialog<WebhookOutput>,
  ({ open }) => open,
);

type Shown = { webhook: WebhookOutput };

/** What can be done with a webhook, what is done most often last. */
export function WebhookActions({ webhook }: Shown) {
  const { id } = webhook;
  const refresh = useRefresh(id);
  const test = useMutation({
    ...testWebhookMutation(id),
    meta: { failed: 'No test was sent' },
    onSuccess: () => showToast({ title: 'A test is on its way', description: 'The log shows the result.' }),
    onSettled: refresh,
  });
  return (
    <>
      <EditWebhook webhook={webhook} />
      <SwitchWebhook webhook={webhook} />
      <Button size="small" pending={test.isPending} pendingLabel="Sending…" onClick={() => test.mutate()}>
        Send a test
      </Button>
    </>
  );
}

/** What is done rarely: a new secret, and the end. */
export function RareActions({ webhook }: Shown) {
  return (
    <div className="flex flex-wrap gap-3">
      <RotateSecret webhook={webhook} />
      <RemoveWebhook webhook={webhook} />
    </div>
  );
}

function useRefresh(id: string) {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: webhookQuery(id).queryKey });
    await queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  };
}

function EditWebhook({ webhook: { id, url, description, events, version } }: Shown) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh(id);
  const change = useMutation({ ...changeWebhookMutation(id), onSettled: refresh });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Change
      </Button>
      <WebhookDialog
        // It holds what is typed: what was saved since is there to begin with.
        key={version}
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Change this webhook"
        values={{ url, description, events }}
        sendLabel="Save"
        send={(input) => change.mutateAsync({ ...input, version })}
        onDone={() => setOpen(false)}
      />
    </>
  );
}

function SwitchWebhook({ webhook: { id, isOn, version } }: Shown) {
  const refresh = useRefresh(id);
  const change = useMutation({
    ...switchWebhookMutation(id),
    meta: { failed: 'Nothing was changed' },
    onSettled: refresh,
  });
  return (
    <Button
      look="secondary"
      size="small"
      pending={change.isPending}
      pendingLabel="Saving…"
      onClick={() => change.mutate({ version, isOn: !isOn })}
    >
      {isOn ? 'Switch off' : 'Switch on'}
    </Button>
  );
}

function RotateSecret({ webhook: { id, version, oldSecretUntil } }: Shown) {
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const refresh = useRefresh(id);
  const rotate = useMutation({
    ...rotateSecretMutation(id),
    meta: { failed: 'The secret was not changed' },
    onSuccess: (made) => setSecret(made.secret),
    onSettled: async () => {
      setOpen(false);
      await refresh();
    },
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        New secret
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Make a new secret?"
        description={
          oldSecretUntil
            ? 'A new one was made within the last day. The one before that stops working now; the current one works for another 24 hours.'
            : 'What is sent is signed with both for 24 hours, so that your program can learn the new one.'
        }
        doLabel="Make a new secret"
        pendingLabel="Making it…"
        isPending={rotate.isPending}
        onConfirm={() => rotate.mutate({ version })}
      />
      <ShownOnce
        secret={secret}
        title="The new secret"
        description="The previous one works for another 24 hours."
        onDone={() => setSecret(null)}
      />
    </>
  );
}

function RemoveWebhook({ webhook: { id, description } }: Shown) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    ...removeWebhookMutation(id),
    meta: { failed: 'The webhook is still there' },
    onSuccess: async () => {
      await navigate('/admin/settings?group=webhooks');
      queryClient.removeQueries({ queryKey: webhookQuery(id).queryKey });
      await queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      showToast({ title: `${description} is removed`, tone: 'success' });
    },
  });
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Remove ${description}?`}
        description="Nothing is sent there anymore, and its log is deleted. To pause it, switch it off."
        doLabel="Remove"
        pendingLabel="Removing…"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        isDangerous
      />
    </>
  );
}
