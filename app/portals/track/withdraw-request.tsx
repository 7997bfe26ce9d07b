import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WithdrawDialogProps } from '#app/features/cases/ui/withdraw-dialog.tsx';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const WithdrawDialog = whenOpened(
  async () => (await import('#app/features/cases/ui/withdraw-dialog.tsx')).WithdrawDialog,
  ({ open }) => open,
);

type WithdrawRequestProps = Pick<WithdrawDialogProps, 'brokerName' | 'consequence'> & {
  mutation: UseMutationOptions<unknown, Error, { reason?: string }>;
  onChanged: () => void;
};

/** Lets the holder of a link end what it shows. */
export function WithdrawRequest({ mutation, onChanged, ...about }: WithdrawRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  const withdraw = useMutation({
    ...mutation,
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
        {...about}
        open={isOpen}
        onOpenChange={setIsOpen}
        onWithdraw={(reason) => withdraw.mutateAsync(reason ? { reason } : {})}
      />
    </>
  );
}
