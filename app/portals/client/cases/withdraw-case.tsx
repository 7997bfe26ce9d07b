import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { allCasesKey, caseQuery, transitionMutation } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { WithdrawCard } from '#app/features/cases/ui/withdraw-card.tsx';
import { ApiError } from '#app/platform/http/api-client.ts';
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
    <WithdrawCard
      open={isOpen}
      onOpenChange={setIsOpen}
      brokerName={broker?.fullName ?? null}
      onWithdraw={(note) => withdraw.mutateAsync({ id, version, to: 'withdrawn', ...(note && { note }) })}
    />
  );
}
