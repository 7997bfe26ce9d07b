import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { WithdrawDialog, type WithdrawDialogProps } from './withdraw-dialog.tsx';

/** Says that a request can be withdrawn, and opens the dialog that does it. */
export function WithdrawCard({ about, ...props }: WithdrawDialogProps & { about?: string }) {
  return (
    <Card heading="Changed your mind?" className="print:hidden">
      <p className="text-slate">
        {about ?? 'You can withdraw your request at any time. The broker’s access then ends at once.'}
      </p>
      <Button look="secondary" size="small" className="mt-4" onClick={() => props.onOpenChange(true)}>
        Withdraw request
      </Button>
      <WithdrawDialog {...props} />
    </Card>
  );
}
