import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { PortalShell } from '#app/features/accounts/ui/portal-shell.tsx';
import { ChatsNavLink } from '#app/features/chat/handoff/ui/chats-nav-link.tsx';

const CHATS = '/admin/chats';

export default function AdminSignedIn() {
  return (
    <PortalShell door={PORTAL_DOORS.admin} places={[{ path: CHATS, link: <ChatsNavLink to={CHATS} /> }]} />
  );
}
