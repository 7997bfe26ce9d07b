import { useEffect, useRef, useState } from 'react';
import { readUser, registerAccount } from '#app/features/accounts/sign-in/data.ts';
import { type MadeAccount, OnePasswordForm } from '#app/features/accounts/sign-in/ui/one-password-form.tsx';
import { usernameFrom } from '#app/features/accounts/sign-in/username-from.ts';
import { handOver } from '#app/platform/browser/handed-over.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Fold } from './fold.tsx';
import type { Sender } from './receipt.ts';

/** From here on it stands beside what was sent, where there is room for all of it. */
const ROOMY = '(min-width: 64rem)';

type QuickAccountProps = {
  sender: Sender;
  reference: string;
  /** Whether emails go out from here; null until that is known. */
  sendsMail: boolean | null;
};

/** An account with what was just sent: only a password is asked for. Nothing where none can be made here. */
export function QuickAccount({ sender, reference, sendsMail }: QuickAccountProps) {
  const { fullName, email, phone } = sender;
  const [made, setMade] = useState<MadeAccount>();
  const isKnown = useIsKnown();
  const make = (password: string) =>
    registerAccount({ fullName, email, phone, username: usernameFrom(email, reference), password });
  if (made) return <Made {...made} />;
  if (isKnown === undefined) return null;
  if (isKnown) return <Known />;
  // An account wants a phone number, and has the request once its address is confirmed, which takes an email.
  if (!phone || !sendsMail) return null;
  return (
    <Fold summary="Save it to an account (optional)" isOpen={matchMedia(ROOMY).matches}>
      <p className="mb-4">
        With an account, you can message your broker and find all your requests in one place, without a link.
        You log in with your email address once it is confirmed.
      </p>
      <OnePasswordForm make={make} onMade={setMade} />
    </Fold>
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

const LOGIN_PATH = '/portal/login';

/** Takes focus, and so comes into view: what the form was is gone from under the reader's eyes. */
function Made({ user: { username, email }, isLoggedIn }: MadeAccount) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="my-4 rounded-card">
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
