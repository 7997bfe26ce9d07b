import { LoginPage } from '#app/features/accounts/ui/login-page.tsx';
import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { portalMeta } from '#app/features/accounts/ui/portal-meta.ts';

export const meta = () => portalMeta('Admin login');

export default function AdminLogin() {
  return <LoginPage door={PORTAL_DOORS.admin} title="Admin" lead="For the people who run this site." />;
}
