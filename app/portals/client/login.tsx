import { LoginPage } from '#app/features/accounts/ui/login-page.tsx';
import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { portalMeta } from '#app/features/accounts/ui/portal-meta.ts';
import { TextLink } from '#app/ui/text-link.tsx';

export const meta = () => portalMeta('Client Portal login');

export default function ClientLogin() {
  return (
    <LoginPage
      door={PORTAL_DOORS.client}
      title="Client Portal"
      lead="See where your request stands, and who has seen your data."
    >
      <p>
        Did you ask for a quote without an account? The link in our e-mail shows your request. Broker partners{' '}
        <TextLink to={PORTAL_DOORS.broker.loginPath}>log in here</TextLink>.
      </p>
    </LoginPage>
  );
}
