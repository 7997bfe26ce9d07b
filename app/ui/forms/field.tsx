import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { WhyWeAsk } from './unfold.tsx';

export type FieldProps = {
  label: ReactNode;
  /** Shown under the label, before the control. */
  help?: ReactNode;
  /** The message beside the field; its presence marks the field as invalid. */
  error?: string | undefined;
  /** Says "(optional)" after the label. */
  optional?: boolean;
  /** The reason for the question, folded away behind "Why we ask". */
  why?: ReactNode;
  className?: string;
};

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The look of every text control. */
export const CONTROL_CLASS = classNames(
  'block w-full min-h-12 rounded-control border bg-surface px-3.5 py-2.5 text-base text-ink',
  'border-control placeholder:text-slate aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
  'hover:border-ink focus-visible:outline-offset-1 disabled:bg-mist disabled:opacity-70',
);

/** Wires label, help and error to one control. The control is drawn by the caller with the props it is handed. */
export function Field({
  id,
  label,
  help,
  error,
  optional = false,
  why,
  className,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <div>
        <label htmlFor={controlId} className="font-semibold">
          {label}
          {optional && <span className="font-normal text-slate"> (optional)</span>}
        </label>
        {help && (
          <p id={helpId} className="text-sm text-slate">
            {help}
          </p>
        )}
      </div>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {why && <WhyWeAsk>{why}</WhyWeAsk>}
    </div>
  );
}

type FieldGroupProps = {
  id: string | undefined;
  legend: ReactNode;
  help: ReactNode;
  error: string | undefined;
  optional: boolean | undefined;
  why?: ReactNode;
  className: string | undefined;
  /** The controls; the first one carries the id, so that an error summary can jump to it. */
  children: (groupId: string) => ReactNode;
};

/** Several controls that answer one question: its legend, help and message around them. */
export function FieldGroup({ id, legend, help, error, optional, why, className, children }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const helpId = `${groupId}-help`;
  const errorId = `${groupId}-error`;
  return (
    <fieldset
      aria-describedby={[help && helpId, error && errorId].filter(Boolean).join(' ') || undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className="font-semibold">
        {legend}
        {optional && <span className="font-normal text-slate"> (optional)</span>}
      </legend>
      {help && (
        <p id={helpId} className="text-sm text-slate">
          {help}
        </p>
      )}
      {children(groupId)}
      {error && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      {why && <WhyWeAsk>{why}</WhyWeAsk>}
    </fieldset>
  );
}

/** The message beside a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
