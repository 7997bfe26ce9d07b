import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#app/features/accounts/schema.ts';
import { LoginForm } from '#app/features/accounts/sign-in/ui/login-form.tsx';
import type { PortalDoor } from '#app/portals/frame/portal-doors.ts';
import { useLogIn } from '#app/portals/frame/session/use-log-in.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Entrance } from './entrance.tsx';
import { usernameOf } from './username-of.ts';
import { WhyHere } from './why-here.tsx';

type LoginPageProps = {
  door: PortalDoor;
  /** Draws the page around the form, in the manner of its portal. */
  children: (form: ReactNode) => ReactNode;
};

/** The login of a portal that nobody registers for. */
export function LoginPage({ door, children }: LoginPageProps) {
  const logIn = useLogIn();
  const { state } = useLocation();
  return (
    <Entrance door={door}>
      {({ user, next }) =>
        children(
          <>
            {user ? <WrongRole user={user} /> : <WhyHere isStopped={next !== door.homePath} />}
            <LoginForm door={door.id} username={usernameOf(state)} onLoggedIn={(who) => logIn(who, next)} />
          </>,
        )
      }
    </Entrance>
  );
}

function WrongRole({ user }: { user: User }) {
  return (
    <Callout className="mb-6" title={`You are logged in as ${user.fullName}`}>
      That account cannot open this area. Log in with one that can.
    </Callout>
  );
}
