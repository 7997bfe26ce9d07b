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

type WithdrawRequestProps = Pick<WithdrawDialogProps, 'brokerName' | 'consequence' | 'isMailed'> & {
  mutation: UseMutationOptions<unknown, Error, { reason?: string }>;
  onChanged: () => void;
};
type WithdrawingProps = WithdrawRequestProps & Pick<WithdrawDialogProps, 'open' | 'onClose'>;

/** Lets the holder of a link end what it shows, once they are sure. */
export function WithdrawingRequest({ mutation, onChanged, ...about }: WithdrawingProps) {
  const { onClose } = about;
  const withdraw = useMutation({
    ...mutation,
    onSuccess: () => {
      onClose();
      onChanged();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onChanged();
    },
  });
  return (
    <WithdrawDialog {...about} onWithdraw={(reason) => withdraw.mutateAsync(reason ? { reason } : {})} />
  );
}

/** The same by a button. */
export function WithdrawRequest(props: WithdrawRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" className="mt-2" onClick={() => setIsOpen(true)}>
        Withdraw request
      </Button>
      <WithdrawingRequest {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
