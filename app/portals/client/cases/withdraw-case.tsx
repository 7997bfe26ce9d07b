import { useState } from 'react';
import { transitionMutation } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const WithdrawDialog = whenOpened(
  async () => (await import('#app/features/cases/ui/withdraw-dialog.tsx')).WithdrawDialog,
  ({ open }) => open,
);

type WithdrawingProps = { case: ClientCase; open: boolean; onClose: () => void };

/** Lets somebody end their own request, once they are sure. */
export function WithdrawingCase({ case: { id, version, broker }, open, onClose }: WithdrawingProps) {
  const step = useStep({
    ...transitionMutation,
    // What it means stands in the head of the request, which a longer notice would cover on a phone.
    done: { title: 'Request withdrawn' },
    onDone: onClose,
  });
  return (
    <WithdrawDialog
      {...{ open, onClose }}
      brokerName={broker?.fullName ?? null}
      onWithdraw={(note) => step.send({ id, version, to: 'withdrawn', ...(note && { note }) })}
    />
  );
}

/** The same by a button. */
export function WithdrawCase({ case: shown }: Pick<WithdrawingProps, 'case'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" className="mt-2" onClick={() => setIsOpen(true)}>
        Withdraw request
      </Button>
      <WithdrawingCase case={shown} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
