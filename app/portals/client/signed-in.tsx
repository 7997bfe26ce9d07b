import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { PortalShell } from '#app/features/accounts/ui/portal-shell.tsx';

export default function ClientSignedIn() {
  return <PortalShell door={PORTAL_DOORS.client} />;
}
