import { useState } from 'react';
import { registerAccount } from '#app/features/accounts/sign-in/data.ts';
import { registerForm } from '#app/features/accounts/sign-in/schema.ts';
import { TermsField } from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { PasswordField } from '#app/features/accounts/sign-in/ui/password-field.tsx';
import { PASSWORD_HELP } from '#app/features/accounts/sign-in/ui/password-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { checkValues } from '#app/ui/forms/state/findings.ts';
import { useForm } from '#app/ui/forms/use-form.ts';
import type { Sender } from './receipt.ts';
import { usernameFrom } from './username-from.ts';

/** An account with what was just sent: only a password is asked for. It opens no session, as everywhere. */
export function QuickAccount({ sender }: { sender: Sender }) {
  const [username] = useState(() => usernameFrom(sender.email));
  const [isMade, setIsMade] = useState(false);
  const form = useForm({
    values: { password: '', agreeTerms: false },
    schema: {
      '~standard': {
        async validate(values) {
          const { password, agreeTerms } = Object(values);
          const whole = { ...sender, username, password, confirmPassword: password, agreeTerms };
          const checked = await checkValues(registerForm, whole);
          if ('input' in checked) return { value: checked.input };
          return {
            issues: Object.entries(checked.errors).map(([name, message]) => ({ path: [name], message })),
          };
        },
      },
    },
    send: registerAccount,
    onDone: () => setIsMade(true),
    otherwise: 'Your account was not created. Please try again.',
    id: 'account',
  });
  if (isMade) {
    return (
      <Card heading="Your account is there" className="mt-8">
        <p role="status">
          Your username is <strong>{username}</strong>. Open the link that we mail you to confirm your
          address: then your request is in your account.
        </p>
        <ButtonLink to="/portal/login" look="secondary" className="mt-4">
          Log in
        </ButtonLink>
      </Card>
    );
  }
  return (
    <Card heading="Keep it in an account" className="mt-8">
      <p className="mb-4">
        With a password you can write to your broker, send documents and ask again without typing. Your
        username is <strong>{username}</strong>; we take the rest from your request.
      </p>
      <Form form={form} look="secondary" sendLabel="Create account" pendingLabel="Creating account…">
        <PasswordField
          label="Password"
          help={PASSWORD_HELP}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <TermsField {...form.box('agreeTerms')} />
      </Form>
    </Card>
  );
}
