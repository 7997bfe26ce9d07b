import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { logIn, readUser, registerAccount } from '#app/features/accounts/sign-in/data.ts';
import { registerForm } from '#app/features/accounts/sign-in/schema.ts';
import { TermsField } from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { PasswordField } from '#app/features/accounts/sign-in/ui/password-field.tsx';
import { PASSWORD_HELP } from '#app/features/accounts/sign-in/ui/password-words.ts';
import { handOver } from '#app/platform/browser/handed-over.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { checkValues } from '#app/ui/forms/state/findings.ts';
import { useForm } from '#app/ui/forms/use-form.ts';
import type { Sender } from './receipt.ts';
import { usernameFrom } from './username-from.ts';

/**
 * An account with what was just sent: only a password is asked for. Registration opens no session, as everywhere; the
 * password that was just typed then logs in, so that nobody types it twice in a row.
 */
export function QuickAccount({ sender, reference }: { sender: Sender; reference: string }) {
  const { fullName, email, phone } = sender;
  const username = usernameFrom(email, reference);
  const [made, setMade] = useState<{ isLoggedIn: boolean }>();
  const isKnown = useIsKnown();
  const form = useForm({
    values: { password: '', agreeTerms: false },
    schema: {
      '~standard': {
        async validate(values) {
          const { password, agreeTerms } = Object(values);
          const whole = { fullName, email, phone, username, password, confirmPassword: password, agreeTerms };
          const checked = await checkValues(registerForm, whole);
          if ('input' in checked) return { value: checked.input };
          return {
            issues: Object.entries(checked.errors).map(([name, message]) => ({ path: [name], message })),
          };
        },
      },
    },
    send: async (account: z.output<typeof registerForm>) => {
      await registerAccount(account);
      return { isLoggedIn: await isLoggedInWith(account) };
    },
    onDone: setMade,
    otherwise: 'Your account was not created. Please try again.',
    id: 'account',
  });
  if (made) return <Made {...made} {...{ username, email }} />;
  if (isKnown === undefined) return null;
  if (isKnown) return <Known />;
  if (!phone) return <ByForm />;
  return (
    <Card heading="Save it to an account">
      <p className="mb-4">
        With an account, you can message your broker and find all your requests in one place, without a link.
        You log in with your email address once it is confirmed.
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

/** Whether somebody is logged in here; undefined until that is known. */
function useIsKnown(): boolean | undefined {
  const [isKnown, setKnown] = useState<boolean>();
  useEffect(() => {
    void readUser()
      .then((user) => setKnown(user !== null))
      .catch(() => setKnown(false));
  }, []);
  return isKnown;
}

/** For whoever has an account already. */
function Known() {
  return (
    <Card heading="You are logged in">
      <p>Requests sent with your account’s email address are there as well.</p>
      <ButtonLink to="/portal" look="secondary" className="mt-4">
        Open my account
      </ButtonLink>
    </Card>
  );
}

/** An account needs a phone number, which the request has not. */
function ByForm() {
  return (
    <Card heading="Save it to an account">
      <p>
        With an account, you can message your broker and find all your requests in one place, without a link.
        It needs a phone number, which your request has not. The broker still contacts you as you chose.
      </p>
      <ButtonLink to="/portal/register" look="secondary" className="mt-4">
        Create an account
      </ButtonLink>
    </Card>
  );
}

/** Whether the new account is logged in; where that fails, the person logs in by hand. */
async function isLoggedInWith({
  username,
  password,
}: {
  username: string;
  password: string;
}): Promise<boolean> {
  try {
    return 'id' in (await logIn({ username, password, rememberMe: false, door: 'client' }));
  } catch {
    return false;
  }
}

const LOGIN_PATH = '/portal/login';

type MadeProps = { isLoggedIn: boolean; username: string; email: string };

/** Takes focus, and so comes into view: what the form was is gone from under the reader's eyes. */
function Made({ isLoggedIn, username, email }: MadeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="rounded-card">
      <Card heading={isLoggedIn ? 'Your account is ready, and you are logged in' : 'Your account is ready'}>
        <p>
          One step is left: open the link in one of our two emails to{' '}
          <span className="font-medium wrap-anywhere">{email}</span>
          {isLoggedIn && ' in this browser'}. It confirms your email address and adds this request to your
          account.
        </p>
        <p className="mt-3">
          Your username is <strong>{username}</strong>. It is also in the email about your account.
        </p>
        <ButtonLink
          to={isLoggedIn ? '/portal' : LOGIN_PATH}
          look="secondary"
          className="mt-4"
          {...(!isLoggedIn && { onClick: () => handOver(LOGIN_PATH, { username }) })}
        >
          {isLoggedIn ? 'Open my account' : 'Log in'}
        </ButtonLink>
      </Card>
    </div>
  );
}
