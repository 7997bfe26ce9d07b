import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { registerByLink, userQuery } from '#app/features/accounts/sign-in/data.ts';
import type { MadeAccount } from '#app/features/accounts/sign-in/ui/one-password-form.tsx';
import { handOver } from '#app/platform/browser/handed-over.ts';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { TrackedProps } from './tracked-props.ts';

// It comes with the press that asks for it.
const OnePasswordForm = lazyPart(
  async () => (await import('#app/features/accounts/sign-in/ui/one-password-form.tsx')).OnePasswordForm,
);

type AccountOfferProps = TrackedProps & { reason: string };

const SMALL = { look: 'secondary', size: 'small' } as const;

/** Offers an account with the address of the request. Whoever logs in to it comes back here, which takes the request along. */
export function AccountOffer({ token, check, request, reason }: AccountOfferProps) {
  const { data: user } = useQuery(userQuery);
  const client = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeAccount>();
  const { contact, isInAccount, hasAccount } = request;
  const { homePath, loginPath } = PORTAL_DOORS.client;
  if (made) return <Made isLoggedIn={made.isLoggedIn} />;
  const isOwn = user?.email.toLowerCase() === contact.email.toLowerCase();
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="text-slate">
        {reason} <Standing {...{ isInAccount, hasAccount }} email={contact.email} />
      </p>
      {isInAccount && isOwn && (
        <ButtonLink to={homePath} {...SMALL}>
          Open my account
        </ButtonLink>
      )}
      {hasAccount && !(isInAccount && isOwn) && (
        <ButtonLink
          to={loginPath}
          {...(!isInAccount && given(loginPath, { to: `/track/${token}` }))}
          {...SMALL}
        >
          Log in
        </ButtonLink>
      )}
      {!hasAccount && !isMaking && (
        <Button onClick={() => setMaking(true)} {...SMALL}>
          Create an account
        </Button>
      )}
      {!hasAccount && isMaking && (
        <div className="mt-2 w-full max-w-md">
          <Suspense fallback={<Skeleton className="h-56" />}>
            <OnePasswordForm
              make={(password) => registerByLink({ token, check }, password)}
              look="primary"
              onMade={(account) => {
                setMade(account);
                // Read again, the page is the owner's, and leads to their request.
                return client.invalidateQueries();
              }}
              onCancel={() => setMaking(false)}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** After making it: that it is there, and the way in. */
export function Made({ isLoggedIn }: Pick<MadeAccount, 'isLoggedIn'>) {
  const { homePath, loginPath } = PORTAL_DOORS.client;
  return (
    <div role="status" className="flex flex-col items-start gap-2 text-sm">
      <p>
        <strong className="block font-semibold">Your account is ready</strong> This request is in it.
      </p>
      <ButtonLink to={isLoggedIn ? homePath : loginPath} size="small">
        {isLoggedIn ? 'Open my account' : 'Log in'}
      </ButtonLink>
    </div>
  );
}

/** Within this document it goes with the history; into the portal's own it is handed over. */
const given = (path: string, state: object) => ({ state, onClick: () => handOver(path, state) });

type StandingProps = Pick<TrackedProps['request'], 'isInAccount' | 'hasAccount'> & { email: string };

function Standing({ email, isInAccount, hasAccount }: StandingProps) {
  if (isInAccount) return 'This request is already in your account.';
  return hasAccount
    ? `You already have an account with ${email}. Log in, and this request will be there.`
    : `Choose a password, and ${email} is your login. This request will be there.`;
}
