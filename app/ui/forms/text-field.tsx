import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Drawn inside the control's right edge, for a unit such as "km". */
    unit?: ReactNode;
  };

/** One line of text, a number, an email address, a telephone number, a password. */
export function TextField({
  label,
  help,
  error,
  optional,
  why,
  className,
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
            className={classNames(CONTROL_CLASS, unit !== undefined && 'pr-16')}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-slate">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
