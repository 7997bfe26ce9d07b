import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook, type ButtonSize } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { useForm } from './use-form.ts';

/** What is drawn around the fields of a form. */
export type ShownForm = Pick<
  ReturnType<typeof useForm>,
  'props' | 'errors' | 'problem' | 'attempt' | 'idOf' | 'isPending' | 'hasSummary'
>;

type FormProps = {
  form: ShownForm;
  sendLabel: string;
  pendingLabel: string;
  /** Above a problem with the whole. */
  problemTitle?: string;
  /** Something else reads the problem out, such as a toast. */
  isSaidElsewhere?: boolean;
  /** Adds a button that gives up, for forms in a dialog. */
  onCancel?: () => void;
  cancelLabel?: string;
  /** On a long page the buttons stay in sight, once there is something to send. */
  staysInSight?: boolean;
  /** Another way on, beside the button that sends. */
  beside?: ReactNode;
  look?: ButtonLook;
  size?: ButtonSize;
  label?: string;
  /** Where it goes without script. */
  plainAction?: string;
  className?: string;
  children: ReactNode;
};

/** What a form shows around its fields: what went wrong, and the buttons. */
export function Form({
  form,
  sendLabel,
  pendingLabel,
  problemTitle = 'This did not work',
  isSaidElsewhere = false,
  onCancel,
  cancelLabel = 'Cancel',
  beside,
  staysInSight = false,
  look = 'primary',
  size = 'regular',
  label,
  plainAction,
  className,
  children,
}: FormProps) {
  const { problem, isPending } = form;
  const [isChanged, setChanged] = useState(false);
  return (
    <form
      {...form.props}
      {...(staysInSight && { onInputCapture: () => setChanged(true) })}
      {...(plainAction && { method: 'post', action: plainAction })}
      aria-label={label}
      className={classNames('relative flex flex-col gap-5', className)}
    >
      {form.hasSummary && <ErrorSummary attempt={form.attempt} errors={summaryOf(form)} />}
      {problem && !isPending && (
        <div ref={bringIntoView}>
          <Callout tone="danger" live={!isSaidElsewhere} title={problemTitle}>
            {problem}
          </Callout>
        </div>
      )}
      {children}
      <div
        data-buttons=""
        className={classNames(
          'flex flex-wrap gap-3',
          onCancel && 'justify-end max-sm:*:grow',
          staysInSight &&
            isChanged &&
            'sticky z-10 -mb-2 border-t border-line bg-surface py-3 bottom-17 in-data-part:bottom-0 md:bottom-0 print:hidden',
          // In a dialog that scrolls they stay in sight, over the padding below.
          'in-data-scrolls:keeps-in-sight',
        )}
      >
        {onCancel && (
          <Button look="secondary" size={size} onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button type="submit" look={look} size={size} pending={isPending} pendingLabel={pendingLabel}>
          {sendLabel}
        </Button>
        {beside}
      </div>
    </form>
  );
}

function summaryOf({ errors, idOf }: ShownForm) {
  return Object.entries(errors).map(([name, message]) => ({ fieldId: idOf(name), message }));
}

/** The button that was pressed may be far below. */
function bringIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}
