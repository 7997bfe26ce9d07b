import { useLocation, useNavigate } from 'react-router';
import { Entrance } from '#app/features/accounts/ui/entrance.tsx';
import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { portalMeta } from '#app/features/accounts/ui/portal-meta.ts';
import { RegisterForm } from '#app/features/accounts/ui/register-form.tsx';
import { EntranceScreen } from './entrance-screen.tsx';

export const meta = () => portalMeta('Register for the Client Portal');

export default function ClientRegister() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Entrance door={PORTAL_DOORS.client}>
      {() => (
        <EntranceScreen tab="register">
          <RegisterForm
            onRegistered={({ username }) =>
              void navigate(
                { pathname: PORTAL_DOORS.client.loginPath, search },
                { replace: true, state: { username } },
              )
            }
          />
        </EntranceScreen>
      )}
    </Entrance>
  );
}
