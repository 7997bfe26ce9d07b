import type { z } from 'zod';
import type { User } from '#app/features/accounts/schema.ts';
import { logIn } from '#app/features/accounts/sign-in/data.ts';
import { onePasswordForm } from '#app/features/accounts/sign-in/schema.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { TermsField } from './new-account-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { PASSWORD_HELP } from './password-words.ts';

/** What came of it: where the login failed, the person logs in by hand. */
export type MadeAccount = { user: User; isLoggedIn: boolean };

type OnePasswordFormProps = {
  /** Makes the account with this password; all else is known. */
  make: (password: string) => Promise<User>;
  onMade: (made: MadeAccount) => unknown;
  /** How its button stands beside the others of the page. */
  look?: 'primary' | 'secondary';
  onCancel?: () => void;
};

/**
 * An account for somebody whose request says all but a password. Making it opens no session, as everywhere; the password
 * that was just typed then logs in, so that nobody types it twice in a row.
 */
export function OnePasswordForm({ make, onMade, look = 'secondary', onCancel }: OnePasswordFormProps) {
  const form = useForm({
    values: { password: '', agreeTerms: false },
    schema: onePasswordForm,
    send: async ({ password }: z.output<typeof onePasswordForm>) => {
      const user = await make(password);
      return { user, isLoggedIn: await isLoggedInWith(user.username, password) };
    },
    onDone: onMade,
    otherwise: 'Your account was not created. Please try again.',
    id: 'account',
  });
  return (
    <Form
      form={form}
      look={look}
      sendLabel="Create account"
      pendingLabel="Creating account…"
      {...(onCancel && { onCancel })}
    >
      <PasswordField
        label="Password"
        help={PASSWORD_HELP}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <TermsField {...form.box('agreeTerms')} />
    </Form>
  );
}

async function isLoggedInWith(username: string, password: string): Promise<boolean> {
  try {
    return 'id' in (await logIn({ username, password, rememberMe: false, door: 'client' }));
  } catch {
    return false;
  }
}
