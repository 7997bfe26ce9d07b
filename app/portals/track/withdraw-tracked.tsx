import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { WithdrawDialog } from '#app/features/cases/ui/withdraw-dialog.tsx';
import { withdrawTrackedMutation } from '#app/features/quotes/data.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';

type WithdrawTrackedProps = {
  token: string;
  check: string;
  brokerName: string | null;
  onChanged: () => void;
};

/** Lets the holder of a tracking link end the request. */
export function WithdrawTracked({ token, check, brokerName, onChanged }: WithdrawTrackedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const withdraw = useMutation({
    ...withdrawTrackedMutation(token, check),
    onSuccess: () => {
      setIsOpen(false);
      onChanged();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onChanged();
    },
  });
  return (
    <>
      <Button look="secondary" size="small" className="mt-2" onClick={() => setIsOpen(true)}>
        Withdraw request
      </Button>
      <WithdrawDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        brokerName={brokerName}
        onWithdraw={(reason) => withdraw.mutateAsync(reason ? { reason } : {})}
      />
    </>
  );
}
