import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  adminBrokersQuery,
  cancelInvitationMutation,
  resendInvitationMutation,
  restoreBrokerMutation,
  suspendBrokerMutation,
} from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { chosenBrokersQuery } from '#app/features/matching/in-bulk/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Sentence } from '#app/portals/admin/area/sentence.tsx';
import { ViewAsDialog } from '#app/portals/admin/area/view-as-dialog.tsx';
import { SuspendAccount } from '#app/portals/admin/suspending/suspend-account.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/states/toast.tsx';

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
  return status === 'suspended' ? <Restore broker={broker} /> : null;
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

function Restore({ broker: { id, fullName } }: Shown) {
  const refresh = useRefresh();
  const restore = useMutation({
    ...restoreBrokerMutation,
    onSuccess: () =>
      showToast({
        title: `${fullName} is restored`,
        description: 'They can get new requests. Requests that moved on stay with their new brokers.',
      }),
    meta: { failed: 'The broker was not restored' },
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
      Restore the broker
    </Button>
  );
}

function Suspend({ broker }: Shown) {
  const refresh = useRefresh();
  const { mutateAsync } = useMutation({
    ...suspendBrokerMutation(broker.id),
    onSuccess: ({ moved }) =>
      showToast({
        title: `${broker.fullName} is suspended`,
        description:
          moved === 0
            ? 'They had no open requests.'
            : `${moved === 1 ? 'One request moves' : `${moved} requests move`} on to another broker.`,
      }),
  });
  return (
    <SuspendAccount
      fullName={broker.fullName}
      description="They are logged out at once and get no new requests. You can restore them at any time."
      suspend={mutateAsync}
      onDone={() => void refresh()}
    >
      <Moves broker={broker} />
    </SuspendAccount>
  );
}

/** What moves to others, and whether somebody suits it: the person of each is told, and the broker too. */
function Moves({ broker: { id: ownId, moves } }: Shown) {
  const { data } = useQuery({
    ...chosenBrokersQuery(moves.map(({ id }) => id)),
    enabled: moves.length > 0,
  });
  if (moves.length === 0) return <p>They have no open requests, so nothing moves.</p>;
  const others = data?.items.filter(({ id }) => id !== ownId);
  const suiting = (caseId: string) =>
    others?.filter(({ against }) => !against.some((one) => one.caseId === caseId)).length;
  return (
    <div>
      <p className="font-semibold">
        {moves.length === 1
          ? 'This request leaves them, and we look for another broker:'
          : `These ${moves.length} requests leave them, and we look for other brokers:`}
      </p>
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {moves.map(({ id, reference, title }) => (
          <li key={id}>
            <Sentence words={`${reference} · ${title}`} />
            {others && <SuitingNote many={suiting(id) ?? 0} />}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-slate">
        Each client is told that this broker cannot continue and that we are asking another. A booked call is
        cancelled, and both are told.
      </p>
    </div>
  );
}

function SuitingNote({ many }: { many: number }) {
  return many === 0 ? (
    <span className="block text-warning">No broker fits it now: it stays without one until you choose.</span>
  ) : (
    <span className="block text-slate">{many === 1 ? 'One broker fits it.' : `${many} brokers fit it.`}</span>
  );
}
