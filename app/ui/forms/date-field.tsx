import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS, Field, type FieldProps } from './field.tsx';

type DateFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A calendar day, YYYY-MM-DD, in the control that the reader's own device offers. */
export function DateField({ label, help, error, optional, why, className, id, ...input }: DateFieldProps) {
  return (
    <Field {...{ id, label, help, error, className }} optional={optional ?? false} why={why}>
      {(control) => (
        <input {...input} {...control} type="date" className={classNames(CONTROL_CLASS, 'max-w-60')} />
      )}
    </Field>
  );
}
