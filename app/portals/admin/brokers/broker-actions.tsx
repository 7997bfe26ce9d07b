import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SUSPEND_CHOICES, suspendInput } from '#app/features/accounts/sessions/suspend-reasons.ts';
import {
  adminBrokersQuery,
  cancelInvitationMutation,
  resendInvitationMutation,
  restoreBrokerMutation,
  suspendBrokerMutation,
} from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type Shown = { broker: AdminBrokerDetail };

/** What can be done with a broker: by whether they were invited, work, or are suspended. */
export function BrokerActions({ broker }: Shown) {
  const { status } = broker;
  if (status === 'invited') return <InvitationActions broker={broker} />;
  if (status === 'active') return <Suspend broker={broker} />;
  return status === 'suspended' ? <Restore broker={broker} /> : null;
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: adminBrokersQuery.queryKey });
}

const failed = (title: string) => (error: Error) =>
  showToast({ title, description: userMessage(error, 'Please try again later.'), tone: 'danger' });

function InvitationActions({ broker: { id } }: Shown) {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const resend = useMutation({
    ...resendInvitationMutation,
    onSuccess: ({ invitedUntil }) =>
      showToast({
        title: 'The invitation was sent again',
        description: `The new link works until ${formatAlbertaTime(new Date(invitedUntil), 'dateTime')}.`,
        tone: 'success',
      }),
    onError: failed('The invitation was not sent'),
    onSettled: refresh,
  });
  const cancel = useMutation({
    ...cancelInvitationMutation,
    onSuccess: () => {
      showToast({ title: 'The invitation is cancelled' });
      void navigate('/admin/brokers');
    },
    onError: failed('The invitation was not cancelled'),
    onSettled: refresh,
  });
  return (
    <>
      <Button
        look="quiet"
        size="small"
        pending={cancel.isPending}
        pendingLabel="Cancelling…"
        onClick={() => cancel.mutate(id)}
      >
        Cancel the invitation
      </Button>
      <Button
        look="secondary"
        size="small"
        pending={resend.isPending}
        pendingLabel="Sending…"
        onClick={() => resend.mutate(id)}
      >
        Send it again
      </Button>
    </>
  );
}

function Restore({ broker: { id } }: Shown) {
  const refresh = useRefresh();
  const restore = useMutation({
    ...restoreBrokerMutation,
    onError: failed('The broker was not restored'),
    onSettled: refresh,
  });
  return (
    <Button
      look="secondary"
      size="small"
      pending={restore.isPending}
      pendingLabel="Restoring…"
      onClick={() => restore.mutate(id)}
    >
      Let them work again
    </Button>
  );
}

function Suspend({ broker }: Shown) {
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefresh();
  const form = useForm({
    values: { reason: '' },
    schema: suspendInput,
    send: useMutation(suspendBrokerMutation(broker.id)).mutateAsync,
    onDone: ({ moved }) => {
      setOpen(false);
      showToast({
        title: `${broker.fullName} is suspended`,
        description:
          moved === 0 ? 'They had no open requests.' : `${moved} of their requests wait for another broker.`,
      });
      void refresh();
    },
    otherwise: 'We could not suspend this broker. Please try again later.',
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Suspend
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Suspend ${broker.fullName}?`}
        description="They are logged out at once and get no new requests. You can let them work again at any time."
      >
        <Form
          form={form}
          sendLabel="Suspend"
          pendingLabel="Suspending…"
          look="danger"
          onCancel={() => setOpen(false)}
        >
          <Moves broker={broker} />
          <SelectField
            label="Why?"
            placeholder="Please choose"
            options={SUSPEND_CHOICES}
            {...form.field('reason')}
          />
        </Form>
      </Dialog>
    </>
  );
}

/** What moves to others: the person of each is told, and the broker too. */
function Moves({ broker: { moves } }: Shown) {
  if (moves.length === 0) return <p>They have no open requests, so nothing moves.</p>;
  return (
    <div>
      <p className="font-semibold">
        {moves.length === 1
          ? 'This request goes to another broker:'
          : `These ${moves.length} requests go to others:`}
      </p>
      <ul className="mt-1 text-sm text-slate">
        {moves.map(({ id, reference, title }) => (
          <li key={id}>{`${reference} · ${title}`}</li>
        ))}
      </ul>
    </div>
  );
}
