import type { BaseSyntheticEvent, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { classNames } from '#app/ui/class-names.ts';

type AccountFormProps = {
  sending: { onSubmit: (event: BaseSyntheticEvent) => void; isPending: boolean; problem: string | undefined };
  sendLabel: string;
  pendingLabel: string;
  /** Adds a button that gives up, for forms in a dialog. */
  onCancel?: () => void;
  look?: 'primary' | 'danger';
  children: ReactNode;
};

/** A form whose words and rules are ours: the fields, what went wrong with the whole, and the button. */
export function AccountForm({
  sending,
  sendLabel,
  pendingLabel,
  onCancel,
  look = 'primary',
  children,
}: AccountFormProps) {
  const { onSubmit, isPending, problem } = sending;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {problem && !isPending && (
        <Callout tone="danger" live title="This did not work">
          {problem}
        </Callout>
      )}
      {children}
      <div className={classNames('flex flex-wrap gap-3', onCancel && 'justify-end')}>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" look={look} pending={isPending} pendingLabel={pendingLabel}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
