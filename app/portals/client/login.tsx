import { useLocation, useNavigate } from 'react-router';
import { Entrance } from '#app/features/accounts/ui/entrance.tsx';
import { LoginForm } from '#app/features/accounts/ui/login-form.tsx';
import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { portalMeta } from '#app/features/accounts/ui/portal-meta.ts';
import { usernameOf } from '#app/features/accounts/ui/username-of.ts';
import { Callout } from '#app/ui/callout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { EntranceScreen } from './entrance-screen.tsx';

export const meta = () => portalMeta('Client Portal login');

export default function ClientLogin() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const username = usernameOf(state);
  return (
    <Entrance door={PORTAL_DOORS.client}>
      {({ next }) => (
        <EntranceScreen tab="login">
          {username && (
            <Callout tone="success" className="mb-6" title="Welcome! Your account is ready">
              We have sent you an email with a link. Follow it to confirm that the address is yours.
            </Callout>
          )}
          <LoginForm
            door={PORTAL_DOORS.client}
            username={username}
            onLoggedIn={() => void navigate(next, { replace: true })}
          />
          <p className="mt-6 border-t border-line pt-5 text-sm text-slate">
            Did you ask for a quote without an account? The link in our email shows your request. Broker
            partners <TextLink to={PORTAL_DOORS.broker.loginPath}>log in here</TextLink>.
          </p>
        </EntranceScreen>
      )}
    </Entrance>
  );
}
