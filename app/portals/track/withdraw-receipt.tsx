import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WithdrawCard } from '#app/features/cases/ui/withdraw-card.tsx';
import { withdrawReceiptMutation } from '#app/features/quotes/data.ts';
import { ApiError } from '#app/platform/http/api-client.ts';

/** Lets the browser that sent a request take that request back. */
export function WithdrawReceipt({ token, onChanged }: { token: string; onChanged: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const withdraw = useMutation({
    ...withdrawReceiptMutation(token),
    onSuccess: () => {
      setIsOpen(false);
      onChanged();
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
      consequence="It ends the request you sent from this browser, and a broker who has it loses access. If you asked for the same coverage another time, that request stays open with its broker."
      onWithdraw={(reason) => withdraw.mutateAsync(reason ? { reason } : {})}
    />
  );
}
