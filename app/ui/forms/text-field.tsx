import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Drawn inside the control, before what is typed: the sign of a currency. */
    sign?: string;
    /** The same after it: `%`, `years`. */
    unit?: string;
  };

/** One line of text, a number, an email address, a telephone number, a password. */
export function TextField({
  label,
  help,
  error,
  optional,
  why,
  className,
  sign,
  unit,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, help, error, className }} optional={optional ?? false} why={why}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(CONTROL_CLASS, sign !== undefined && 'pl-8', unit !== undefined && 'pr-16')}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-slate">
              {unit}
            </span>
          )}
          {sign && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-slate">
              {sign}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
