import { ChatsNavLink } from '#app/features/chat/handoff/ui/chats-nav-link.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { PortalShell } from '#app/portals/frame/portal-shell.tsx';

const CHATS = '/admin/chats';

export default function AdminSignedIn() {
  return (
    <PortalShell door={PORTAL_DOORS.admin} places={[{ path: CHATS, link: <ChatsNavLink to={CHATS} /> }]} />
  );
}
