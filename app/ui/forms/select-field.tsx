import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS, Field, type FieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string };
type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
    /** The empty first choice; leave it out when there is a default. */
    placeholder?: string;
  };

/** One choice from a list, in the browser's own control. */
export function SelectField({
  label,
  help,
  error,
  optional,
  why,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, help, error, className }} optional={optional ?? false} why={why}>
      {(control) => (
        <select {...select} {...control} className={classNames(CONTROL_CLASS, 'select-arrow')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
