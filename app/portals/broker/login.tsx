import { LoginPage } from '#app/features/accounts/ui/login-page.tsx';
import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { portalMeta } from '#app/features/accounts/ui/portal-meta.ts';
import { TextLink } from '#app/ui/text-link.tsx';

export const meta = () => portalMeta('Broker Portal login');

export default function BrokerLogin() {
  return (
    <LoginPage door={PORTAL_DOORS.broker} title="Broker Portal" lead="For licensed broker partners.">
      <p>
        Looking for your own request?{' '}
        <TextLink to={PORTAL_DOORS.client.loginPath}>Log in to the Client Portal</TextLink>.
      </p>
    </LoginPage>
  );
}
