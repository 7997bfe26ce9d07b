import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  adminClientQuery,
  endSessionsMutation,
  restoreClientMutation,
  suspendClientMutation,
} from '#app/features/cases/oversight/clients/data.ts';
import type { AdminClientDetail } from '#app/features/cases/oversight/clients/schema.ts';
import { ViewAsDialog } from '#app/portals/admin/area/view-as-dialog.tsx';
import { SuspendAccount } from '#app/portals/admin/suspending/suspend-account.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { CorrectDialog } from './correct-dialog.tsx';

/** What can be done with the account of a client. */
export function ClientActions({ client }: { client: AdminClientDetail }) {
  const { id, fullName, status, sessions } = client;
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminClientQuery(id).queryKey });
  const end = useMutation({
    ...endSessionsMutation,
    onSuccess: ({ ended }) =>
      showToast({ title: ended === 1 ? 'One device was logged out' : `${ended} devices were logged out` }),
    meta: { failed: 'Nobody was logged out' },
    onSettled: refresh,
  });
  const restore = useMutation({
    ...restoreClientMutation,
    meta: { failed: 'The account was not restored' },
    onSettled: refresh,
  });
  const suspend = useMutation(suspendClientMutation(id));
  return (
    <>
      {sessions.length > 0 && (
        <Button
          look="secondary"
          size="small"
          pending={end.isPending}
          pendingLabel="Logging out…"
          onClick={() => end.mutate(id)}
        >
          Log out everywhere
        </Button>
      )}
      {status === 'active' && <CorrectDialog client={client} onDone={() => void refresh()} />}
      {status === 'active' && <ViewAsDialog id={id} fullName={fullName} portal="client" />}
      {status === 'active' && (
        <SuspendAccount
          fullName={fullName}
          description="They are logged out and cannot log in. Their requests continue, and the links in their email still work."
          suspend={suspend.mutateAsync}
          onDone={() => void refresh()}
        />
      )}
      {status === 'suspended' && (
        <Button
          look="secondary"
          size="small"
          pending={restore.isPending}
          pendingLabel="Restoring…"
          onClick={() => restore.mutate(id)}
        >
          Restore the account
        </Button>
      )}
    </>
  );
}
