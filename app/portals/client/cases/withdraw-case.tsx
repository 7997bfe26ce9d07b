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

/** Lets somebody end their own request. */
export function WithdrawCase({ case: { id, version, broker } }: { case: ClientCase }) {
  const [isOpen, setIsOpen] = useState(false);
  const step = useStep({
    ...transitionMutation,
    done: {
      title: 'Request withdrawn',
      description: 'No broker can see your data on our site anymore.',
    },
    onDone: () => setIsOpen(false),
  });
  return (
    <>
      <Button look="secondary" size="small" className="mt-2" onClick={() => setIsOpen(true)}>
        Withdraw request
      </Button>
      <WithdrawDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        brokerName={broker?.fullName ?? null}
        onWithdraw={(note) => step.send({ id, version, to: 'withdrawn', ...(note && { note }) })}
      />
    </>
  );
}
