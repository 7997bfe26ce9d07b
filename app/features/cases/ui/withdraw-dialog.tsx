import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

const LONGEST_REASON = 500;

export type WithdrawDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Who loses access, when somebody has it. */
  brokerName: string | null;
  /** What it ends, where that is not for this reader to know: instead of who loses access. */
  consequence?: string;
  pending: boolean;
  problem: string | undefined;
  onWithdraw: (reason: string | undefined) => void;
};

/** Asks once more before a request is withdrawn, and says what that ends and what it does not. */
export function WithdrawDialog({
  open,
  onOpenChange,
  brokerName,
  consequence,
  pending,
  problem,
  onWithdraw,
}: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const isTooLong = reason.trim().length > LONGEST_REASON;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Withdraw this request?"
      description="It stops here. You can open it again within 30 days, and ask for a new quote at any time."
      actions={
        <>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            Keep my request
          </Button>
          <Button
            look="danger"
            pending={pending}
            pendingLabel="Withdrawing…"
            onClick={() => !isTooLong && onWithdraw(reason.trim() || undefined)}
          >
            Withdraw request
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>
          {consequence ??
            (brokerName
              ? `${brokerName} loses access to your data on our site at once, and is told not to contact you about it.`
              : 'No broker will get your data.')}
        </li>
        {brokerName && (
          <li>
            What they have already read or written down is outside our site. You can ask them to delete it.
          </li>
        )}
        <li>
          We keep the record of what was shared, so that it can be proved, and delete your request after 24
          months.
        </li>
      </ul>
      <TextArea
        className="mt-5"
        label="Why are you withdrawing?"
        help="It helps us do better. Nobody will try to change your mind."
        optional
        rows={2}
        value={reason}
        error={isTooLong ? `Note must not exceed ${LONGEST_REASON} characters` : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem && (
        <Callout tone="danger" live className="mt-5" title="Your request was not withdrawn">
          {problem}
        </Callout>
      )}
    </Dialog>
  );
}
