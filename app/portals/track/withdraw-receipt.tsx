import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WithdrawCard } from '#app/features/cases/ui/withdraw-card.tsx';
import { withdrawReceiptMutation } from '#app/features/quotes/data.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { showToast } from '#app/ui/states/toast.tsx';

/** Lets the browser that sent a request take that request back. */
export function WithdrawReceipt({ token, onChanged }: { token: string; onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const withdraw = useMutation({
    ...withdrawReceiptMutation(token),
    onSuccess: () => {
      setIsOpen(false);
      onChanged();
      showToast({ title: 'Request withdrawn', description: 'What you sent here is taken back.' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onChanged();
    },
  });
  return (
    <WithdrawCard
      open={isOpen}
      onOpenChange={setIsOpen}
      brokerName={null}
      about="You can take back what you sent here at any time."
      consequence="When it is your only request for this coverage, the access of any broker ends with it. When there is another, that one goes on."
      onWithdraw={(reason) => withdraw.mutateAsync(reason ? { reason } : {})}
    />
  );
}
