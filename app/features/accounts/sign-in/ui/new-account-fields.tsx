import type { ComponentProps } from 'react';
import { TERMS_SENTENCE } from '#app/features/accounts/sign-in/terms.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { PasswordField } from './password-field.tsx';
import { PASSWORD_HELP } from './password-words.ts';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** The name that somebody chooses to log in with. */
export function UsernameField(props: FieldProps) {
  return (
    <TextField
      label="Username"
      help="3 to 30 letters, numbers or underscores. You log in with it."
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

type NewPasswordFieldsProps = {
  label?: string;
  password: FieldProps;
  confirmPassword: FieldProps;
};

/** A new password, twice. */
export function NewPasswordFields({ label = 'Password', password, confirmPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} help={PASSWORD_HELP} autoComplete="new-password" {...password} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...confirmPassword} />
    </>
  );
}

/** The box beside the sentence that the consent keeps, with the ways to what it is about. */
export function TermsField(props: Omit<ComponentProps<typeof CheckboxField>, 'label' | 'help'>) {
  return (
    <CheckboxField
      label={TERMS_SENTENCE}
      help={
        <>
          Read the{' '}
          <TextLink to="/terms-of-service" target="_blank">
            terms and conditions
          </TextLink>{' '}
          and the{' '}
          <TextLink to="/privacy-policy" target="_blank">
            privacy policy
          </TextLink>{' '}
          (in a new tab).
        </>
      }
      {...props}
    />
  );
}
