import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  adminBrokersQuery,
  cancelInvitationMutation,
  resendInvitationMutation,
  suspendBrokerMutation,
} from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { ViewAsDialog } from '#app/portals/admin/area/view-as-dialog.tsx';
import { SuspendAccount } from '#app/portals/admin/suspending/suspend-account.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { LeavesThem } from './leaves-them.tsx';
import { RestoreBroker } from './restore-broker.tsx';

type Shown = { broker: AdminBrokerDetail };

/** What can be done with a broker: by whether they were invited, work, or are suspended. */
export function BrokerActions({ broker }: Shown) {
  const { status } = broker;
  if (status === 'invited') return <InvitationActions broker={broker} />;
  if (status === 'active')
    return (
      <>
        <ViewAsDialog id={broker.id} fullName={broker.fullName} portal="broker" />
        <Suspend broker={broker} />
      </>
    );
  return status === 'suspended' ? <RestoreBroker broker={broker} /> : null;
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: adminBrokersQuery.queryKey });
}

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
    meta: { failed: 'The invitation was not sent' },
    onSettled: refresh,
  });
  const cancel = useMutation({
    ...cancelInvitationMutation,
    onSuccess: () => {
      showToast({ title: 'The invitation is cancelled' });
      void navigate('/admin/brokers');
    },
    meta: { failed: 'The invitation was not cancelled' },
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

function Suspend({ broker }: Shown) {
  const refresh = useRefresh();
  const { mutateAsync } = useMutation({
    ...suspendBrokerMutation(broker.id),
    onSuccess: (left) =>
      showToast({ title: `${broker.fullName} is suspended`, description: leftWords(left) }),
  });
  return (
    <SuspendAccount
      fullName={broker.fullName}
      description="They are logged out at once and get no new requests. You can restore them at any time."
      suspend={mutateAsync}
      onDone={() => void refresh()}
    >
      <LeavesThem broker={broker} />
    </SuspendAccount>
  );
}

function leftWords({ moved, policies }: { moved: number; policies: number }): string {
  const requests =
    moved === 0
      ? 'They had no open requests.'
      : `${moved === 1 ? 'One request moves' : `${moved} requests move`} on.`;
  if (policies === 0) return requests;
  return `${requests} ${policies === 1 ? 'One policy needs' : `${policies} policies need`} a broker.`;
}
