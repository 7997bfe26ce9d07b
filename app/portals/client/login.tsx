import { useLocation } from 'react-router';
import { LoginForm } from '#app/features/accounts/sign-in/ui/login-form.tsx';
import { Entrance } from '#app/portals/frame/entrance/entrance.tsx';
import { usernameOf } from '#app/portals/frame/entrance/username-of.ts';
import { WhyHere } from '#app/portals/frame/entrance/why-here.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { useLogIn } from '#app/portals/frame/session/use-log-in.ts';
import { Callout } from '#app/ui/callout.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { EntranceScreen } from './entrance-screen.tsx';

export const meta = () => portalMeta('Client Portal login');

export default function ClientLogin() {
  const logIn = useLogIn();
  const { state } = useLocation();
  const username = usernameOf(state);
  return (
    <Entrance door={PORTAL_DOORS.client}>
      {({ next }) => (
        <EntranceScreen tab="login">
          {username ? (
            <Callout tone="success" className="mb-6" title="Welcome! Your account is ready">
              Log in with it here. Then open the link that we have emailed you, to confirm that the address is
              yours.
            </Callout>
          ) : (
            <WhyHere isStopped={next !== PORTAL_DOORS.client.homePath} />
          )}
          <LoginForm
            door={PORTAL_DOORS.client.id}
            username={username}
            onLoggedIn={(user) => logIn(user, next)}
          />
          <p className="mt-6 border-t border-line pt-5 text-sm text-slate">
            Did you ask for a quote without an account? The link in our email opens your request. Broker
            partners <TextLink to={PORTAL_DOORS.broker.loginPath}>log in here</TextLink>.
          </p>
        </EntranceScreen>
      )}
    </Entrance>
  );
}
