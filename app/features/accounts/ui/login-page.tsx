import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { User } from '#app/features/accounts/schema.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Entrance } from './entrance.tsx';
import { LoginForm } from './login-form.tsx';
import type { PortalDoor } from './portal-doors.ts';
import { usernameOf } from './username-of.ts';

type LoginPageProps = {
  door: PortalDoor;
  /** Draws the page around the form, in the manner of its portal. */
  children: (form: ReactNode) => ReactNode;
};

/** The login of a portal that nobody registers for. */
export function LoginPage({ door, children }: LoginPageProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <Entrance door={door}>
      {({ user, next }) =>
        children(
          <>
            {user && <WrongRole user={user} />}
            <LoginForm
              door={door}
              username={usernameOf(state)}
              onLoggedIn={() => void navigate(next, { replace: true })}
            />
          </>,
        )
      }
    </Entrance>
  );
}

function WrongRole({ user }: { user: User }) {
  return (
    <Callout className="mb-6" title={`You are signed in as ${user.fullName}`}>
      That account cannot open this area. Log in with one that can.
    </Callout>
  );
}
