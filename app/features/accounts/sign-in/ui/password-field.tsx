import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS, Field, type FieldProps } from '#app/ui/forms/field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label,
  help,
  error,
  optional,
  why,
  className,
  id,
  // A password that was typed is not written into the page again.
  defaultValue: _,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ id, label, help, error, className }} optional={optional ?? false} why={why}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(CONTROL_CLASS, 'pr-13')}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={control.id}
            className="absolute inset-y-0.5 right-0.5 inline-flex w-11 items-center justify-center rounded-control text-slate hover:text-ink"
            onClick={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">Show password</span>
          </button>
        </span>
      )}
    </Field>
  );
}
