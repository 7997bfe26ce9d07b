import { useState } from 'react';
import { withdrawTrackedMutation } from '#app/features/quotes/data.ts';
import { CaseMenu } from '#app/portals/frame/case/menu/case-menu.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import type { TrackedProps } from './tracked-props.ts';

const WithdrawingRequest = whenOpened(
  async () => (await import('./withdraw-request.tsx')).WithdrawingRequest,
  ({ open }) => open,
);

type TrackedMenuProps = TrackedProps & { onRead: () => void; onForget: () => void };

/** At the head of a request behind a tracking link: the way out, and closing the page to whoever comes next. */
export function TrackedMenu({ token, check, request, onRead, onForget }: TrackedMenuProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  return (
    <>
      <CaseMenu
        entries={[
          { label: 'Lock this page', onChoose: onForget },
          ...(request.steps.includes('withdraw')
            ? [{ label: 'Withdraw request', onChoose: () => setWithdrawing(true) }]
            : []),
        ]}
      />
      <WithdrawingRequest
        mutation={withdrawTrackedMutation(token, check)}
        brokerName={request.broker?.fullName ?? null}
        onChanged={onRead}
        open={isWithdrawing}
        onClose={() => setWithdrawing(false)}
      />
    </>
  );
}
