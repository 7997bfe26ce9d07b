import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminBrokersQuery, restoreBrokerMutation } from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '#app/ui/states/toast.tsx';

/** Lets a suspended broker work again, once it is said what that brings back and what not. */
export function RestoreBroker({ broker: { id, fullName } }: { broker: AdminBrokerDetail }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const restore = useMutation({
    ...restoreBrokerMutation,
    onSuccess: () => showToast({ title: `${fullName} is restored` }),
    meta: { failed: 'The broker was not restored' },
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: adminBrokersQuery.queryKey });
    },
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        Restore the broker
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Restore ${fullName}?`}
        description="They can log in and get new requests at once. Requests and policies that left them stay where they are now: choose this broker on a request to give it back."
        doLabel="Restore"
        pendingLabel="Restoring…"
        isPending={restore.isPending}
        onConfirm={() => restore.mutate(id)}
      />
    </>
  );
}
