import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminBrokersQuery, restoreBrokerMutation } from '#app/features/cases/oversight/brokers/data.ts';
import type { AdminBrokerDetail } from '#app/features/cases/oversight/brokers/schema.ts';
import { policiesOfQuery } from '#app/features/oversight/data.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { PolicyLines } from './policy-lines.tsx';

/** Lets a suspended broker work again, once it is said what that brings back and what not. */
export function RestoreBroker({ broker: { id, fullName } }: { broker: AdminBrokerDetail }) {
  const [isAsking, setAsking] = useState(false);
  const [isWanted, setWanted] = useState(true);
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(policiesOfQuery(id));
  const left = data?.left ?? [];
  const withPolicies = isWanted && left.length > 0;
  const restore = useMutation({
    ...restoreBrokerMutation(id),
    onSuccess: ({ policies }) =>
      showToast({
        title: `${fullName} is restored`,
        ...(policies > 0 && {
          description: `${policies === 1 ? 'One policy is' : `${policies} policies are`} with them again. Each client is told.`,
        }),
      }),
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
        description="They can log in and get new requests at once. Requests that left them stay where they are now: choose this broker on a request to give it back."
        doLabel="Restore"
        pendingLabel="Restoring…"
        isPending={restore.isPending || isPending}
        onConfirm={() => restore.mutate({ withPolicies })}
      >
        {left.length > 0 && (
          <div>
            <CheckboxField
              label={
                left.length === 1
                  ? 'Give them back the policy that nobody looks after'
                  : `Give them back the ${left.length} policies that nobody looks after`
              }
              help="They see these at once, and each client is told who looks after their policy again."
              checked={isWanted}
              onChange={({ target }) => setWanted(target.checked)}
            />
            <PolicyLines policies={left} />
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}
