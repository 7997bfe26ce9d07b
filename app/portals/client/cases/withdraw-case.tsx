import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { allCasesKey, caseQuery, transitionMutation } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { WithdrawDialog } from '#app/features/cases/ui/withdraw-dialog.tsx';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/states/toast.tsx';

/** Lets somebody end their own request. */
export function WithdrawCase({ case: { id, version, broker } }: { case: ClientCase }) {
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const withdraw = useMutation({
    ...transitionMutation,
    onSuccess: (answer) => {
      setIsOpen(false);
      if (answer.view === 'client') queryClient.setQueryData(caseQuery(id).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: allCasesKey });
      showToast({
        title: 'Request withdrawn',
        description: 'No broker can see your data through us any more.',
      });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        void queryClient.invalidateQueries({ queryKey: allCasesKey });
      }
    },
  });
  return (
    <>
      <p className="text-slate">
        You can withdraw your request at any time. The broker’s access then ends at once.
      </p>
      <Button look="secondary" size="small" className="mt-2" onClick={() => setIsOpen(true)}>
        Withdraw request
      </Button>
      <WithdrawDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        brokerName={broker?.fullName ?? null}
        onWithdraw={(note) => withdraw.mutateAsync({ id, version, to: 'withdrawn', ...(note && { note }) })}
      />
    </>
  );
}
