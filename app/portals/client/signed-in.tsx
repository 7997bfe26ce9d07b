import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { PortalShell } from '#app/portals/frame/shell/portal-shell.tsx';
import { ClientBell } from './client-bell.tsx';

export default function ClientSignedIn() {
  return <PortalShell door={PORTAL_DOORS.client} bell={<ClientBell />} />;
}
