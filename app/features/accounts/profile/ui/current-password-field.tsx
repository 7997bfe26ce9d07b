import type { ComponentProps } from 'react';
import { PasswordField } from '#app/features/accounts/sign-in/ui/password-field.tsx';

/** Proves again who is at the keyboard before something that matters is changed. */
export function CurrentPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'label'>) {
  return <PasswordField label="Current password" autoComplete="current-password" {...props} />;
}

/** Tells a password manager whose password the form is about; nobody sees it. */
export function AccountName({ username }: { username: string }) {
  // Without a name it is no part of what is sent.
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
