import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { FieldError } from './field.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
};

/** One yes-or-no box with its sentence to the right, such as a consent. */
export function CheckboxField({ label, help, error, id, className, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex gap-3', className)}>
      <input
        {...input}
        type="checkbox"
        id={controlId}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        className="mt-2.5 size-6 shrink-0 accent-spruce aria-invalid:focus:outline-3 aria-invalid:focus:outline-offset-3 aria-invalid:focus:outline-danger"
      />
      <div className="pt-2">
        <label htmlFor={controlId} className="block min-h-9 cursor-pointer font-medium">
          {label}
        </label>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {help && (
          <p id={helpId} className="text-sm text-slate">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
