import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Callout } from '#app/ui/callout.tsx';
import { Entrance } from './entrance.tsx';
import { LoginForm } from './login-form.tsx';
import { NarrowPage } from './narrow-page.tsx';
import type { PortalDoor } from './portal-doors.ts';
import { usernameOf } from './username-of.ts';

type LoginPageProps = {
  door: PortalDoor;
  title: string;
  lead: string;
  /** What stands below the form, such as the way to another door. */
  children?: ReactNode;
};

/** The login of a portal that nobody registers for. */
export function LoginPage({ door, title, lead, children }: LoginPageProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <Entrance door={door}>
      {({ user, next }) => (
        <NarrowPage door={door} title={title} lead={lead} below={children}>
          {user && (
            <Callout className="mb-6" title={`You are signed in as ${user.fullName}`}>
              That account cannot open this area. Log in with one that can.
            </Callout>
          )}
          <LoginForm
            door={door}
            username={usernameOf(state)}
            onLoggedIn={() => void navigate(next, { replace: true })}
          />
        </NarrowPage>
      )}
    </Entrance>
  );
}
