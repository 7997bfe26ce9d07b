import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { verifyEmailMutation } from '#app/features/accounts/recovery/data.ts';
import { usernameOfHash } from '#app/features/accounts/recovery/link-paths.ts';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { LinkProblem } from '#app/features/accounts/recovery/ui/link-gate.tsx';
import { useLinkToken } from '#app/features/accounts/recovery/ui/link-token.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { LoginForm } from '#app/features/accounts/sign-in/ui/login-form.tsx';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { LoginChoices } from '#app/portals/frame/entrance/login-choices.tsx';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { beginSession } from '#app/portals/frame/session/browser-session.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';

export const meta = () => portalMeta('Confirm your email address');

export default function VerifyEmail() {
  const token = useLinkToken();
  const queryClient = useQueryClient();
  const { data: user, isPending } = useQuery(userQuery);
  const confirmation = useMutation({
    ...verifyEmailMutation,
    onSuccess: () => queryClient.invalidateQueries(userQuery),
  });
  const { mutate } = confirmation;
  const isVisitor = !isPending && !user;
  // Without a login nothing is confirmed: the answer says whether the link is good, and the login comes next.
  useEffect(() => {
    if (isVisitor) mutate({ token });
  }, [isVisitor, mutate, token]);
  const refusal = confirmation.error instanceof ApiError ? confirmation.error.status : null;
  // The other of two links to one mailbox has confirmed it already: then this one is used up.
  const isConfirmed = confirmation.isSuccess || (refusal === 410 && user?.emailVerified === true);
  const needsLogin = !isConfirmed && refusal === 401;
  const isLooking = isPending || (isVisitor && !confirmation.error);
  return (
    <NarrowPage
      title={isConfirmed ? 'Your email address' : 'Confirm your address'}
      {...(!isConfirmed && { lead: 'So that we know this mailbox is yours.' })}
    >
      {isLooking && <SkeletonText lines={3} />}
      {isConfirmed && user && <Confirmed user={user} />}
      {needsLogin && (
        <LoginFirst
          loggedInAs={user}
          onLoggedIn={(who) => {
            beginSession(queryClient, who);
            mutate({ token });
          }}
        />
      )}
      {user && !isConfirmed && !needsLogin && !confirmation.isError && (
        <div className="flex flex-col items-start gap-5">
          {/* Mail programs open links by themselves, so nothing happens before somebody presses this. */}
          <p>
            You are logged in as {user.username}. Press the button if you created this account, or asked to
            use this address for it.
          </p>
          <Button
            pending={confirmation.isPending}
            pendingLabel="Confirming…"
            onClick={() => mutate({ token })}
          >
            Confirm my address
          </Button>
        </div>
      )}
      {!isConfirmed && !needsLogin && confirmation.isError && (
        <LinkProblem wayOut={user ? <HomeLink user={user} /> : <LoginChoices />}>
          {userMessage(confirmation.error, 'We could not reach the server. Please try again.')}
        </LinkProblem>
      )}
    </NarrowPage>
  );
}

function Confirmed({ user }: { user: User }) {
  return (
    <DonePanel
      title="Your address is confirmed"
      text="Requests that you sent us with this address are now in your account."
    >
      <HomeLink user={user} />
    </DonePanel>
  );
}

function HomeLink({ user }: { user: User }) {
  return (
    <ButtonLink to={PORTAL_DOORS[user.role].homePath}>
      {user.role === 'client' ? 'Open my requests' : 'Open my dashboard'}
    </ButtonLink>
  );
}

type LoginFirstProps = { loggedInAs: User | null | undefined; onLoggedIn: (user: User) => void };

/** The link shows whose mailbox it is, the login whose account: somebody else may have made one with this address. */
function LoginFirst({ loggedInAs, onLoggedIn }: LoginFirstProps) {
  const username = usernameOfHash(useLocation().hash);
  return (
    <>
      <Callout
        tone={loggedInAs ? 'warning' : 'info'}
        live={Boolean(loggedInAs)}
        className="mb-6"
        title={
          loggedInAs ? `This link is not for ${loggedInAs.username}` : 'Log in to confirm your email address'
        }
      >
        {loggedInAs
          ? 'Log in with the account named in our email to confirm your email address.'
          : 'That shows us that the account is yours as well. If you did not create it, close this page. Nothing will happen.'}
      </Callout>
      <LoginForm door={PORTAL_DOORS.client.id} username={username} onLoggedIn={onLoggedIn} />
    </>
  );
}
