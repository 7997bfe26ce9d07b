import { SlipField, type SlipFieldProps } from './slip-field.tsx';
import { emailHint, suggestEmail } from './suggest-email.ts';

type EmailFieldProps = Omit<SlipFieldProps, 'type' | 'autoComplete' | 'suggest' | 'hint'>;

/** The address to write to. A slip in a common domain is pointed out. */
export function EmailField(field: EmailFieldProps) {
  return (
    <SlipField
      {...field}
      type="email"
      autoComplete="email"
      suggest={suggestEmail}
      hint={emailHint(field.typed)}
    />
  );
}
