import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS, Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** Several lines of text; grows with what is written where the browser can, and then `rows` is the least height. */
export function TextArea({
  label,
  help,
  error,
  optional,
  why,
  className,
  id,
  rows = 4,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ id, label, help, error, className }} optional={optional ?? false} why={why}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classNames(CONTROL_CLASS, 'field-sizing-content', rows < 4 ? 'min-h-20' : 'min-h-28')}
        />
      )}
    </Field>
  );
}
