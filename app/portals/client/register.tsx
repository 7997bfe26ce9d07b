import { useLocation, useNavigate } from 'react-router';
import { RegisterForm } from '#app/features/accounts/sign-in/ui/register-form.tsx';
import { Entrance } from '#app/portals/frame/entrance/entrance.tsx';
import { returnPathOf } from '#app/portals/frame/entrance/return-path.ts';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { EntranceScreen } from './entrance-screen.tsx';

export const meta = () => portalMeta('Register for the Client Portal');

export default function ClientRegister() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (
    <Entrance door={PORTAL_DOORS.client}>
      {() => (
        <EntranceScreen tab="register">
          <RegisterForm
            known={state?.known}
            onRegistered={({ username }) =>
              void navigate(
                { pathname: PORTAL_DOORS.client.loginPath, search },
                { replace: true, state: { username, to: returnPathOf(state) } },
              )
            }
          />
        </EntranceScreen>
      )}
    </Entrance>
  );
}
